import ExerciseSupport
import RoleRules
import SourceModel
import Testing

@testable import Exercise08a

/// The exercise whose answer is tested.
let exercise = Exercise("08a")

@Suite("Exercise 08a, outputs per event", .exercise("08a"))
struct OutputsPerEventTests {
    // MARK: - Who tells what

    @Test("08a.3 the presenter hears of each event by an output of its own")
    func presenterHearsPerEvent() throws {
        let files = try exercise.sources.files
        try Self.check(
            OutputLayer(
                general: "ShelfListUseCaseOutput", listener: "ShelfListPresenter",
                events: [
                    .init(
                        name: "the view being ready",
                        messages: [
                            "presentBooksStart()", "present(book:)", "presentNoBooksFound()", "presentBooksError()",
                            "presentBooksEnd()",
                        ]),
                    .init(name: "\"Return all\"", messages: ["presentReturnAllSuccess()", "presentReturnAllError()"]),
                ], files: files),
            declaredIn: "UseCaseOutput", heardIn: "Presenter")
    }

    @Test("08a.4 the view hears of each event by an output of its own")
    func viewHearsPerEvent() throws {
        let files = try exercise.sources.files
        try Self.check(
            OutputLayer(
                general: "ShelfListPresenterOutput", listener: "ShelfListViewController",
                events: [
                    .init(
                        name: "the view being ready",
                        messages: ["show(title:)", "showBooksStart()", "showBooks()", "showBooks(message:)"]),
                    .init(
                        name: "\"Return all\"", messages: ["showReturnAllStart()", "showReturnAllEnd(title:message:)"]),
                ], files: files),
            declaredIn: "PresenterOutput", heardIn: "ViewController")
    }

    private static func check(_ layer: OutputLayer, declaredIn file: String, heardIn other: String) throws {
        if let fault = layer.faultOfProtocols {
            Issue.record(
                .teaching(
                    expected: """
                        the messages that answer an event have a protocol of their own, and \(layer.general) is \
                        composed of these protocols and asks for nothing by itself
                        """,
                    happened: fault.happened,
                    why: """
                        one list of all messages doesn't show which of them may answer which event, and the wrong one \
                        is a line away from the right one
                        """,
                    look: look(fault.place ?? path(file), "which event does each message answer?")))
            return
        }
        if let fault = layer.faultOfExtensions {
            Issue.record(
                .teaching(
                    expected: "\(layer.listener) conforms to each event's output in an extension of its own",
                    happened: fault.happened,
                    why: "then all that follows from one event can be read in one place, and nothing else is there",
                    look: look(fault.place ?? path(other), "one extension for each of the protocols")))
            return
        }
        let found = try exercise.violations(of: .cleanViper, rules: ["one-output-an-event"])
        report(found.filter { $0.file.hasSuffix("ViewController.swift") == (other == "ViewController") })
    }

    // MARK: - What crosses

    @Test("08a.5 no entity leaves the use case")
    func entitiesStayInside() throws {
        let found = try exercise.violations(
            of: .cleanViper, rules: ["entities-stay-inside", "boundaries-carry-values", "adjacent-layers-only"])
        report(found)
        guard found.isEmpty else { return }
        let harness = UseCaseHarness()
        harness.useCase.eventViewReady()
        harness.manager.answerAll()
        guard let entity = harness.models.lazy.compactMap({ Self.entity(in: $0) }).first else { return }
        Issue.record(
            .teaching(
                expected: "what crosses to the presenter is a copy of what the list needs, and holds no entity",
                happened: "it holds a \(entity)",
                why: """
                    a hidden entity crosses as well: a change to the entity changes what the presenter gets, and a \
                    copy has only what is shown
                    """,
                look: Self.look("PresentationModel", "what does it store, private or not?")))
    }

    /// The entity that a value holds, however deep and however private.
    private static func entity(in value: Any, depth: Int = 0) -> String? {
        if value is Book { return "Book" }
        if value is Loan { return "Loan" }
        guard depth < 8 else { return nil }
        return Mirror(reflecting: value).children.lazy.compactMap { entity(in: $0.value, depth: depth + 1) }.first
    }

    // MARK: - Messages

    static func path(_ part: String) -> String { exercise.path("Sources/Shelf/List/ShelfList\(part).swift") }

    /// A place to look at, and what to look for there.
    static func look(_ place: String, _ question: String) -> String {
        exercise.look(at: [place.contains("/") ? place : path(place)], for: question)
    }

    /// Two files to look at, each with a question.
    static func look(_ first: String, _ question: String, and second: String, _ other: String) -> String {
        exercise.look(at: [path(first), path(second)], for: "\(question) And \(other)")
    }

    static func words(_ messages: [String]) -> String {
        messages.isEmpty ? "nothing" : messages.joined(separator: ", ")
    }
}
