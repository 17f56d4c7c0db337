import Spies
import Testing

@testable import Playing
@testable import WorkbookTools

@Suite("A conversation is shown as lines and as Mermaid")
struct TraceTextTests {
    private let short = Trace(
        rung: "13 Modules", journey: "add-item", sentence: "an added item is shown",
        steps: Array(Trace.sample.steps[..<2]))

    @Test("in columns under what the user did, whole where nobody looks at a terminal")
    func columns() throws {
        let lines = short.lines(.plain, width: nil)
        #expect(
            lines.dropLast() == [
                "add-item on rung 13 Modules: an added item is shown",
                "",
                #"user types "Milk; <b>" into "Name""#,
                "",
                #"user taps "Save""#,
                #"  AddScene     -> AddDirector   onSave(name: "Milk; <b>")"#,
                "  AddDirector  -> ListDirector  didAddItem()",
            ])
        #expect(try #require(lines.last).hasSuffix(#""Item 40"])"#))
    }

    @Test("on a terminal a long call goes on under its beginning")
    func wrapped() {
        let lines = short.lines(.plain, width: 60)
        #expect(lines.allSatisfy { $0.count <= 60 })
        #expect(lines.last?.hasPrefix(String(repeating: " ", count: 34)) == true)
    }

    @Test("a call is one line, and no longer than somebody reads")
    func shown() {
        let long = Message(
            from: "Worker", to: "Director", "present(text:)", ["a\tb\n" + String(repeating: "x", count: 700)])
        let trace = Trace(
            rung: "13 Modules", journey: "add-item", sentence: "", steps: [TraceStep(heading: "", messages: [long])])
        #expect(
            trace.script.last == #"Worker -> Director present(text: "a\tb\n"#
                + String(repeating: "x", count: 587) + "… and 114 characters more)")
    }

    @Test("a part of a trace has the steps that were asked for")
    func part() throws {
        #expect(try Trace.sample.part(from: 2, to: 2).steps.map(\.heading) == [#"user taps "Save""#])
        #expect(try Trace.sample.part(from: nil, to: 9).steps.count == 3)
        let error = #expect(throws: TraceError.self) { try Trace.sample.part(from: 4, to: nil) }
        #expect(
            error?.description == """
                There are no steps from 4 to 3: the journey has 3.
                  fix: leave --from and --to out to see them all
                """)
    }

    @Test("Mermaid has a box a module, and nothing that it would take for its own")
    func mermaid() throws {
        let lines = Trace.sample.mermaid.split(separator: "\n")
        #expect(
            lines.prefix(14).joined(separator: "\n") == """
                sequenceDiagram
                    accTitle: add-item on rung 13 Modules
                    box Add
                        participant AddScene as Scene
                        participant AddDirector as Director
                    end
                    box List
                        participant ListDirector as Director
                        participant ListScene as Scene
                    end
                    Note over AddScene,ListScene: user types "Milk#59; #lt;b#gt;" into "Name"
                    Note over AddScene,ListScene: user taps "Save"
                    AddScene->>AddDirector: onSave(name: "Milk#59; #lt;b#gt;")
                    AddDirector->>ListDirector: didAddItem()
                """)
    }

    @Test("a message that is missing is named as the one expected next")
    func missing() {
        let expected = [#"user taps "Save""#, "AddScene -> AddDirector onSave()", "AddDirector -> AddScene display()"]
        let trace = Trace(
            rung: "13 Modules", journey: "add-item", sentence: "",
            steps: [
                TraceStep(
                    heading: #"user taps "Save""#, messages: [Message(from: "AddScene", to: "AddDirector", "onSave()")])
            ])
        #expect(trace.difference(from: Array(expected.prefix(2))) == nil)
        #expect(
            trace.difference(from: expected) == """
                add-item on rung 13 Modules: the conversation parts from the one expected
                  after: AddScene -> AddDirector onSave()
                  expected next: AddDirector -> AddScene display()
                  got: nothing more
                """)
    }
}
