import Foundation
import Testing

@testable import Checking
@testable import workshop

@Suite("A finding names files and declarations of the answer")
struct FirstFindingTests {
    private static let answer: FileTree = [
        "Sources/Director.swift": Data(
            """
            final class ListDirector {
                weak var ui: ListUI?
                func onReady() {
                    ui?.display(rows: [])
                }
            }

            """.utf8),
        "Sources/Scene.swift": Data(
            """
            protocol ListUI { func display(rows: [Row]) }
            final class ListScene: ListUI {
                func display(rows: [Row]) {}
                func display(loading: Bool) {}
                struct Row { let title: String }
            }

            """.utf8),
    ]

    private static let folder = "Exercises/15a-Director"

    private static func finding(
        at place: String? = nil, _ what: String = "expected: a row", name: String? = "15a.2, a-rule",
        lines: [(heading: String, text: String)] = []
    ) -> Finding {
        Finding(place: place.map { folder + "/" + $0 }, what: what, name: name, lines: lines)
    }

    private func first(_ finding: Finding, right: FileTree = answer) -> FirstFinding {
        FirstFinding(finding, about: Self.answer, at: Self.folder, solvedBy: right)
    }

    @Test(
        "the file at its head, and the declaration at the line there",
        arguments: [
            ("Sources/Director.swift", []), ("Sources/Director.swift:4:9", ["ListDirector.onReady"]),
            ("Sources/Director.swift:2", ["ListDirector.ui"]), ("Sources/Director.swift:1:7", ["ListDirector"]),
            ("Sources/Director.swift:40", []),
        ])
    func place(place: String, declarations: [String]) {
        let first = first(Self.finding(at: place))
        #expect(first.requirement == "15a.2")
        #expect(first.files == ["Sources/Director.swift"])
        #expect(first.declarations == declarations)
        #expect(first.saysWhereToLook && !first.saysWhy)
    }

    @Test(
        "names written as code, and no English words",
        arguments: [
            ("onReady(): what is shown?", ["ListDirector.onReady"]), ("ListDirector.onReady", ["ListDirector.onReady"]),
            ("the `ui` of it", ["ListDirector.ui"]), ("ui, and what holds it", ["ListDirector.ui"]),
            ("what does the ui hold?", []), ("display(loading:)", []), ("display(rows: [])", []),
            ("the ListScene.Row", ["ListScene.Row"]), ("Sources/onReady.swift", []), ("a ListScene", ["ListScene"]),
        ])
    func words(look: String, declarations: [String]) {
        #expect(first(Self.finding(at: "Sources/Director.swift", lines: [("look", look)])).declarations == declarations)
    }

    @Test("labels tell members of one name apart")
    func labels() {
        func names(_ look: String) -> [String] { first(Self.finding(lines: [("look", look)])).declarations }
        #expect(names("display(loading:)") == ["ListScene.display"])
        #expect(names("display(rows:)") == ["ListUI.display", "ListScene.display"])
        #expect(names("display(book:)") == [])
    }

    @Test("where no file is named, the types to look at have theirs, and so has a member that only one file has")
    func homes() {
        func files(_ look: String) -> [String] { first(Self.finding(lines: [("look", look)])).files }
        #expect(files("onReady(): what is shown?") == ["Sources/Director.swift"])
        #expect(files("onReady() and display(rows:)") == [])
        #expect(files("the ListScene and its ListDirector") == ["Sources/Scene.swift", "Sources/Director.swift"])
        #expect(files("the list and its screen") == [])
        #expect(first(Self.finding("expected: onReady() shows rows")).files == [])
    }

    @Test("several files to look at all count; one that the answer lacks makes it no place to look")
    func several() {
        let files = ["Director", "Scene"].map { "\(Self.folder)/Sources/\($0).swift" }.joined(separator: "\n")
        let both = first(Self.finding(at: "Sources/Director.swift", lines: [("look", files + "\nwho tells it?")]))
        #expect(both.files == ["Sources/Director.swift", "Sources/Scene.swift"])
        let lost = first(Self.finding(at: "Sources/Worker.swift", lines: [("look", "fetch()")]))
        #expect(lost.files == [] && !lost.saysWhereToLook)
    }

    @Test("what is missing is known by the solution")
    func missing() {
        let right = ["Sources/Director.swift": Data("final class ListDirector { func onReturn() {} }\n".utf8)]
        let look = [(heading: "look", text: "onReturn(): is it there?")]
        #expect(first(Self.finding(at: "Sources/Director.swift", lines: look)).declarations == [])
        #expect(
            first(Self.finding(at: "Sources/Director.swift", lines: look), right: right).declarations == [
                "ListDirector.onReturn"
            ])
    }

    @Test("goals, reasons and drawn screens name nothing; a reason is a reason")
    func apart() {
        let lines = [("goal", "onReady()"), ("why", "onReady()"), ("screen", "onReady()"), ("hint", "onReady()")]
        let first = first(Self.finding(name: nil, lines: lines))
        #expect(first.declarations == [] && first.files == [] && first.requirement == nil)
        #expect(first.saysWhy && !first.saysWhereToLook)
    }
}
