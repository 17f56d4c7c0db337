import SourceModel
import Spies
import Testing

@testable import Playing
@testable import WorkbookTools

@Suite("A trace for programs")
struct TraceReportTests {
    private static let source = """
        protocol Show: AnyObject { func show() }
        final class ListDirector { let ui: any Show
            func onAdd() { ui.show() }
        }
        final class ListScene: Show { func show() {} }
        """

    private static let trace = Trace(
        rung: "13 Modules", journey: "add-item", sentence: "an item is added",
        steps: [
            TraceStep(heading: "user launches the app", messages: [], screen: nil),
            TraceStep(
                heading: #"user taps "Add""#,
                messages: [
                    Message(from: "ListDirector", to: "ListScene", "show()"),
                    Message(from: "Ghost", to: "Nobody", "do()"),
                ], screen: ["│ Items │", "╰───────╯"]),
        ])

    private func json(from first: Int?, to last: Int?) throws -> String {
        try TraceReport(
            Self.trace, from: first, to: last, number: 13, folder: "Lessons/13-Modules",
            sources: Sources(files: [("Lessons/13-Modules/Sources/List.swift", Self.source)])
        ).json
    }

    @Test("has everything, in an order of its own; what was not found is null")
    func whole() throws {
        let text = try json(from: 2, to: 2)
        #expect(
            text.filter { !$0.isWhitespace }
                == #"""
                {"journey":"add-item",
                "participants":[{"module":"List","name":"ListDirector","role":"Director"},
                {"module":"List","name":"ListScene","role":"Scene"},
                {"module":"","name":"Ghost","role":"Ghost"},{"module":"","name":"Nobody","role":"Nobody"}],
                "rung":{"folder":"Lessons/13-Modules","number":13,"title":"13Modules"},
                "steps":[{"messages":[
                {"candidates":[],"from":"ListDirector",
                "heard":{"file":"Lessons/13-Modules/Sources/List.swift","line":5},
                "said":{"file":"Lessons/13-Modules/Sources/List.swift","line":3},"text":"show()","to":"ListScene"},
                {"candidates":[],"from":"Ghost","heard":null,"said":null,"text":"do()","to":"Nobody"}],
                "number":2,"screen":["│Items│","╰───────╯"],"user":"usertaps\"Add\""}],
                "title":"anitemisadded"}
                """#.filter { !$0.isWhitespace })
        #expect(text.hasSuffix("}\n"))
    }

    @Test("is the same each time, and before the app was started there is no screen")
    func same() throws {
        let text = try json(from: nil, to: nil)
        #expect(try text == json(from: nil, to: nil))
        #expect(text.filter { !$0.isWhitespace }.contains(#""number":1,"screen":[],"user""#))
    }

    @Test("steps that there are not are refused")
    func noSteps() {
        #expect(throws: TraceError.noSteps(from: 3, to: 2, count: 2)) { try json(from: 3, to: nil) }
    }
}
