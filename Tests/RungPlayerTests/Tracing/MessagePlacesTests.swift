import Foundation
import Journeys
import SourceModel
import Spies
import Testing

@testable import Playing
@testable import WorkbookTools

@Suite("A message's lines are found in the sources, or said not to be")
struct MessagePlacesTests {
    /// The events in a small app, and the line that sends the last of its messages.
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The presenter's members, which begin on line 7.
        let code: String
        /// The messages to the presenter in each step, before the one to the view.
        let told: [[String]]
        let message: String
        let said: Int?
        var candidates: [Int] = []
    }

    static let examples = [
        Example(
            testDescription: "one call is the one", code: "func onTap() { view.show(text: name) }", told: [["onTap"]],
            message: #"show(text: "a")"#, said: 7),
        Example(
            testDescription: "no call is none", code: "func onTap() {}", told: [["onTap"]],
            message: #"show(text: "a")"#,
            said: nil),
        Example(
            testDescription: "calls are told apart by labels",
            code: "func onTap() { view.show(error: name) }\nfunc onEnd() { view.show(text: name) }",
            told: [["onTap", "onEnd"]], message: #"show(text: "a")"#, said: 8),
        Example(
            testDescription: "by the values that are written down",
            code: "func onTap() {\nview.show(text: \"b\")\nview.show(text: \"a\")\n}", told: [["onTap"]],
            message: #"show(text: "a")"#, said: 9),
        Example(
            testDescription: "by the beginning of a value",
            code: "func onTap() {\nview.show(text: \"b \\(name)\")\nview.show(text: \"a \\(name)\")\n}",
            told: [["onTap"]],
            message: #"show(text: "b c")"#, said: 8),
        Example(
            testDescription: "by the value of a constant",
            code: "func onTap() {\nview.show(text: Words.hello)\nview.show(text: Words.bye)\n}", told: [["onTap"]],
            message: #"show(text: "bye")"#, said: 9),
        Example(
            testDescription: "by what the sender was told, through its own methods",
            code:
                "func onTap() { tell() }\nfunc onEnd() { view.show(text: name) }\nprivate func tell() {\nview.show(text: name) }",
            told: [["onTap"]], message: #"show(text: "a")"#, said: 10),
        Example(
            testDescription: "an earlier step is over, and says nothing at once any more",
            code: "func onTap() { view.show(text: name) }\nfunc onEnd() { view.show(text: name) }",
            told: [["onTap"], ["onEnd"]], message: #"show(text: "a")"#, said: 8),
        Example(
            testDescription: "what it began may go on in a closure",
            code: "func onTap() { wait { self.view.show(text: name) } }\nfunc onEnd() { view.show(text: name) }",
            told: [["onTap"], ["onEnd"]], message: #"show(text: "a")"#, said: nil, candidates: [7, 8]),
        Example(
            testDescription: "or behind await",
            code: "func onTap() async { view.show(text: name) }\nfunc onEnd() { view.show(text: name) }",
            told: [["onTap"], ["onEnd"]], message: #"show(text: "a")"#, said: nil, candidates: [7, 8]),
        Example(
            testDescription: "where two are left, neither is chosen",
            code: "func onTap() { if name.isEmpty {\nview.show(text: name) } else {\nview.show(text: name) } }",
            told: [["onTap"]], message: #"show(text: "a")"#, said: nil, candidates: [8, 9]),
        Example(
            testDescription: "what nobody listens to may have begun it",
            code: "func onTap() { view.show(text: name) }\nfunc awake() { view.show(text: name) }", told: [["onTap"]],
            message: #"show(text: "a")"#, said: nil, candidates: [7, 8]),
        Example(
            testDescription: "somebody else's method of that name is no call",
            code: "func onTap() { view.show(text: name) }\nfunc onEnd() { other.show(text: name) }",
            told: [["onTap", "onEnd"]], message: #"show(text: "a")"#, said: 7),
        Example(
            testDescription: "a helper that the sender makes speaks for it",
            code: "func onTap() { Helper().help(view) }", told: [["onTap"]], message: #"show(text: "a")"#, said: 23),
    ]

    @Test("where it is said", arguments: examples)
    func said(example: Example) throws {
        // The presenter ends on line 21, however long its code is.
        let blanks = String(repeating: "\n", count: 14 - example.code.split(separator: "\n").count)
        let text = """
            protocol Display: AnyObject { func show(text: String); func show(error: String) }
            protocol Handle: AnyObject { func onTap(); func onEnd() }
            protocol Other { func show(text: String) }
            enum Words { static let hello = "hello"; static let bye = "bye" }
            final class Presenter: Handle { let view: any Display; let other: any Other
            let name = ""
            \(example.code)\(blanks)
            }
            struct Helper { func help(_ view: any Display) {
            view.show(text: "a") } }
            final class Screen: Display {
            func show(text: String) {}
            func show(error: String) {} }
            """
        let places = MessagePlaces(of: try Sources(files: [("App.swift", text)])).places(of: trace(of: example))
        let place = try #require(places.last?.last)
        #expect(place.said?.line == example.said)
        #expect(place.candidates.map(\.line) == example.candidates)
        #expect(place.heard?.line == 25)
    }

    private func trace(of example: Example) -> Trace {
        var steps = example.told.map { $0.map { Message(from: "Screen", to: "Presenter", $0 + "()") } }
        let message = Message(from: "Presenter", to: "Screen", "show(text:)").with(
            arguments: String(example.message.dropFirst("show(".count).dropLast()))
        steps[steps.count - 1].append(message)
        return Trace(
            rung: "13 Modules", journey: "tap", sentence: "something is tapped",
            steps: steps.map { TraceStep(heading: "user taps", messages: $0) })
    }

    @Test("a name that two types have, and one that none has, stands for neither")
    func unknown() throws {
        let text = """
            enum List { final class Scene { func show() {} } }
            enum Form { final class Scene { func show() {} } }
            """
        let step = TraceStep(
            heading: "user taps",
            messages: ["Scene", "Nobody"].map { Message(from: "Director", to: $0, "show()") })
        let trace = Trace(rung: "13 Modules", journey: "tap", sentence: "something is tapped", steps: [step])
        let places = MessagePlaces(of: try Sources(files: [("App.swift", text)])).places(of: trace)
        #expect(
            places == [[.init(said: nil, candidates: [], heard: nil), .init(said: nil, candidates: [], heard: nil)]])
    }

    @Test("on every rung each message of a journey has its method, and a call or several", arguments: RungApp.allCases)
    @MainActor func rungs(app: RungApp) async throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        for rung in Rungs.probed(into: MessageLog()) where rung.app == app {
            let name = try #require(app.journeys.first?.id)
            let trace = try await Rungs.trace(name, on: rung.number)
            let folder = "Lessons/" + rung.description.replacing(" ", with: "-") + "/Sources"
            let sources = try Sources(at: root.appending(path: folder), relativeTo: root)
            let places = MessagePlaces(of: sources).places(of: trace)
            for (message, place) in zip(trace.messages, places.joined()) {
                #expect(place.heard != nil, "\(rung): \(message) arrives nowhere")
                #expect(place.said != nil || place.candidates.count > 1, "\(rung): nobody says \(message)")
            }
        }
    }
}
