import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise06

/// Bookshelf running on a folder of its own, with one overdue book, one lent one and one on the shelf.
final class Shelf {
    let window: UIWindow
    let screen: Screen
    private let folder: TemporaryFolder

    /// Starts the app and waits until the list shows its books. Throws when it never does.
    init() async throws {
        folder = try TemporaryFolder()
        try BookFile(in: folder.url).write([
            Book(
                id: 1, title: "Emma", author: "Jane Austen",
                loan: Loan(borrower: "Ada", due: Clock.daysFromNow(-3))),
            Book(
                id: 2, title: "Kindred", author: "Octavia E. Butler",
                loan: Loan(borrower: "Ben", due: Clock.daysFromNow(3))),
            Book(id: 3, title: "Orlando", author: "Virginia Woolf"),
        ])
        window = BookshelfApp.launch(storingIn: folder.url, now: Clock.now)
        screen = Screen(window)
        try await screen.settle(within: patience)
    }

    /// From the list, opens the book that is on the shelf, and from there the screen for lending.
    func openLending() async throws {
        try screen.selectRow(2)
        try await screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
        try await tapLend()
    }

    /// From the book, opens the screen for lending.
    func tapLend() async throws {
        try screen.tap("Lend")
        try await screen.wait(until: "Lend opens the screen for lending", within: patience) { $0.title == "Lend" }
    }

    /// The controller that is on top now. Throws when there is none.
    func top() throws -> UIViewController {
        try #require(Shelf.top(of: window), "The window's root is a navigation controller with a screen.")
    }

    static func top(of window: UIWindow) -> UIViewController? {
        (window.rootViewController as? UINavigationController)?.topViewController
    }

    /// Takes steps in a running app; a step that a person could not take is reported with the screen as it was.
    static func journey(
        expecting: String, because why: String, look: String, _ steps: (Shelf) async throws -> Void
    ) async {
        do {
            try await steps(try await Shelf())
        } catch {
            Issue.record(error, .teaching(expected: expecting, why: why, look: look))
        }
    }
}
