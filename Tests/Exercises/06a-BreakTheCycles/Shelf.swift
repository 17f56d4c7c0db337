import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise06a

/// Bookshelf running on a folder of its own, with one overdue book, one lent one and one on the shelf.
final class Shelf {
    let window: UIWindow
    let screen: Screen
    private let folder: TemporaryFolder

    /// Starts the app and waits until the list shows its books.
    ///
    /// Throws when it never does.
    init() async throws {
        folder = try TemporaryFolder()
        try BookFile(in: folder.url).write([
            Book(
                id: 1, title: "Emma", author: "Jane Austen",
                loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3))),
            Book(
                id: 2, title: "Kindred", author: "Octavia E. Butler",
                loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(3))),
            Book(id: 3, title: "Orlando", author: "Virginia Woolf"),
        ])
        window = BookshelfApp.launch(storingIn: folder.url, now: { TestClock.noon })
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

    /// The controller that is on top now.
    ///
    /// Throws when there is none.
    func top() throws -> UIViewController {
        try #require(window.frontController, "The window's root is a navigation controller with a screen.")
    }

    /// Takes steps in a running app, and reports one that the user couldn't take, with the screen as it was.
    static func journey(
        expecting: String, because why: String, look: String, _ steps: (Shelf) async throws -> Void
    ) async {
        await ExerciseSupport.journey(expecting: expecting, because: why, look: look) { try await steps(Shelf()) }
    }
}
