import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Spies
import Testing

@testable import Exercise12b

/// The exercise whose answer is tested.
let exercise = Exercise("12b")

@Suite("Exercise 12b, the Scene", .exercise("12b"))
struct SceneTests {
    // MARK: - Ready

    @Test("12b.1 the Scene says once that it is ready")
    func readyIsSaidOnce() {
        let harness = Harness()
        let first = harness.log.messages
        harness.lookElsewhere()
        let isLate = first.isEmpty && !harness.log.messages.isEmpty
        expect(
            first == ["eventsHandler.onUIReady()"] && harness.log.messages == first,
            .teaching(
                expected: "onUIReady() is sent once, when the view has loaded, and not again after a visit to a book",
                happened: isLate ? "it was sent later" : harness.said,
                why: first.isEmpty
                    ? "the Director waits for this event, and nothing is ever fetched without it"
                    : "each onUIReady() fetches again; whether a visit to a book makes that necessary isn't the Scene's decision",
                look: Harness.look("which of UIKit's callbacks comes once, when the view exists?")))
    }

    @Test("12b.1 what the Director answers at once is shown")
    func readyMeansReady() {
        // Another check covers whether it says that it is ready.
        guard !Harness().log.messages.isEmpty else { return }
        let answers: [(words: String, answer: (ShelfListScene) -> Void)] = [
            ("display(books: [])", { $0.display(books: []) }),
            ("display(loading: true)", { $0.display(loading: true) }),
            ("display(books:)", { $0.display(books: Rows.all) }),
        ]
        for (words, answer) in answers {
            let (atOnce, later) = (Harness(answer: answer), Harness())
            answer(later.scene)
            guard Self.canCompare(words, isShown: later.screen.inventory != Harness().screen.inventory) else {
                continue
            }
            let isRight = expect(
                atOnce.screen.inventory == later.screen.inventory,
                .teaching(
                    expected: "when onUIReady() is sent, the views are there, and whatever is displayed stays",
                    happened: "\(words), sent during onUIReady(), shows another screen than when it is sent later",
                    screen: atOnce.screen.render(),
                    why: "a Director may answer at once, and what is set up after that undoes the answer",
                    look: Harness.look("viewDidLoad(): what comes after eventsHandler.onUIReady()?")))
            guard isRight else { return }
        }
    }

    /// Whether a message can be compared, which says nothing if the Scene never shows it.
    private static func canCompare(_ message: String, isShown: Bool) -> Bool {
        message == "display(books:)"
            ? isJudged(isShown, after: "12b.2", because: "the Scene shows no rows")
            : isJudged(isShown, after: "12b.4", because: "\(message) changes nothing on the screen")
    }

    // MARK: - Ownership and rules

    @Test("12b.6 the Scene keeps whoever hears of its events")
    func handlerIsOwned() {
        weak var kept: EventsHandlerSpy?
        let scene = {
            let handler = EventsHandlerSpy("eventsHandler", log: MessageLog())
            kept = handler
            return ShelfListScene(eventsHandler: handler)
        }()
        defer { withExtendedLifetime(scene) {} }
        expect(
            kept != nil,
            .teaching(
                expected: "the Scene owns its Director",
                happened: "the Director is freed as soon as nothing else holds it",
                why: """
                    nothing else holds it: UIKit owns the Scene, and each actor owns the next; held weakly, the \
                    Director is freed right after the module is built, and no event is ever heard
                    """,
                look: Harness.look("the property eventsHandler: does it point forward or back?")))
    }

    @Test("12b.6 a Scene that was left is freed, and its handler with it")
    func sceneIsFreed() {
        let left = Self.visit()
        expect(
            left.stillAlive == [],
            .teaching(
                expected: "when UIKit lets go of the Scene, it is freed, and its Director with it",
                happened: left.remainder,
                why: "each visit to the list leaves a screen in memory, and everything that belongs to it",
                look: Harness.look("what does the Scene own, such as a button, and does any of it hold the Scene?")))
    }

    /// A Scene that was used for everything and left.
    private static func visit() -> Released {
        var left = Released()
        let handler = EventsHandlerSpy("eventsHandler", log: MessageLog())
        let scene = ShelfListScene(eventsHandler: handler)
        let window = UIWindow.phone(showing: scene)
        let screen = Screen(window)
        scene.display(loading: true)
        scene.display(books: Rows.many)
        screen.scroll(by: 7)
        scene.displayReturnSuccess()
        try? screen.tap("OK")
        try? screen.selectRow(3)
        try? screen.tap("Return all")
        left.watch(scene, as: "ShelfListScene")
        left.watch(handler, as: "its handler of events")
        window.rootViewController = UIViewController()
        return left
    }

    @Test("12b.6 the Scene knows no model, and the rules of VIPER-S hold")
    func rulesHold() throws {
        let sources = try exercise.sources
        let all = try exercise.violations(of: .viperS, in: sources)
        // The rules report a message of the contract that is never sent; the other tests say which one is missing.
        report(all.filter { $0.file.contains("/ShelfListScene") && !Self.presentsAnAlert($0, in: sources) })
    }

    /// Whether the Scene presents an alert there that another type in its file makes, which the rule can't know.
    private static func presentsAnAlert(_ violation: Violation, in sources: Sources) -> Bool {
        guard violation.what.contains(" calls present("),
            let file = sources.files.first(where: { $0.path == violation.file })
        else { return false }
        let later = file.references.drop {
            ($0.location.line, $0.location.column) <= (violation.line, violation.column)
        }
        guard let first = later.first, let next = later.dropFirst().first, next.receiver == first.name else {
            return false
        }
        return file.declarations.flatMap(\.all).contains {
            $0.name == next.name && $0.knownType?.text == "UIAlertController"
        }
    }
}
