import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise04a

/// The app on a store that answers when a test says so, with a user in front of it.
final class Harness {
    let store: StoreSpy
    let clock = TestClock()
    let screen: Screen

    /// Starts the app, with its list on the screen.
    init(on store: StoreSpy = StoreSpy()) {
        self.store = store
        let clock = clock
        let window = BookshelfApp.launch(on: store, now: { clock.now })
        screen = Screen(window)
        _ = screen.render()
    }

    /// The presenter that the list's view tells what the user did; nil when it has none.
    var presenter: (any ShelfPresenterProtocol)? {
        let lists = screen.viewControllers.filter { $0 is ShelfViewController }
        return lists.flatMap { Contents.all((any ShelfPresenterProtocol).self, in: $0) }.first
    }

    /// The rows that the list's view keeps; a presenter may keep some of its own.
    var keptRows: [ShelfRow] {
        let lists = screen.viewControllers.filter { $0 is ShelfViewController }
        let presenters = lists.flatMap { Contents.all((any ShelfPresenterProtocol).self, in: $0) }
        return lists.flatMap { Contents.all(ShelfRow.self, in: $0, besides: presenters) }
    }

    /// Answers the loads that wait, and lets the screen show it.
    func load(_ books: [Book] = Books.all) async throws {
        await store.answerLoads(.success(books))
        try await see("the list shows \(books.count == 1 ? "the book" : "the \(books.count) books") that came") {
            $0.rows.count == books.count
        }
    }

    /// Waits for something that most answers show at once, and some a turn of the main queue later.
    func see(_ what: String, _ condition: (Screen) throws -> Bool) async throws {
        try await screen.wait(until: what, within: .seconds(1), condition)
    }

    /// Returns the finding about a screen that was pushed while it was in the stack, if any.
    var pushedAgain: Comment? {
        screen.window.pushedAgain { again in
            exercise.look(
                in: again == "LendViewController" ? "BookDetailViewController" : "ShelfViewController",
                for: "pushViewController: how often is it called?")
        }
    }

    /// The rows as messages show them: "Emma | Jane Austen | dark gray".
    var rows: [String] {
        screen.rows.map { row in
            let texts = row.labels.map(\.text)
            let color =
                switch row.labels.first?.color {
                case UIColor.systemRed: "red"
                case UIColor.darkGray: "dark gray"
                default: "another color"
                }
            return (texts + [color]).joined(separator: " | ")
        }
    }

    /// Takes steps in the app, for which its list needs a presenter.
    static func steps(
        _ expected: String, why: String, look: String, on store: StoreSpy = StoreSpy(),
        _ steps: @MainActor (Harness, any ShelfPresenterProtocol) async throws -> Void
    ) async {
        guard SharedState.areNone() else { return }
        let harness = Harness(on: store)
        guard let presenter = harness.presenter else {
            Issue.record(
                .teaching(
                    expected: "there is a presenter behind the list, so that \(expected)",
                    happened: "no presenter was found behind the list: its view has none, or nothing owned it",
                    why: "as long as the view decides this by itself, only a test with a screen can check it",
                    look: exercise.look(
                        in: "ShelfViewController",
                        for: "which property holds the presenter, and does BookshelfApp pass one in?")))
            return
        }
        await journey(expecting: expected, because: why, look: look) { try await steps(harness, presenter) }
    }
}
