import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise01

/// Bookshelf running on a folder of its own: one book overdue, one due this very moment, one lent, one on the shelf.
final class Shelf {
    let screen: Screen
    /// Days that have gone by since the app began, as its clock sees it.
    private let watch: Watch
    /// Whose work the step is that is being taken: where a message says to look.
    private var place = Place.list
    private let folder: TemporaryFolder

    private final class Watch {
        var days = 0.0
    }

    /// The screens that decided for themselves; where both had a hand in a step, nobody can say which it was.
    enum Place {
        case list, book, either
    }

    private static let books = [
        Book(
            id: 7, title: "Orlando", author: "Virginia Woolf",
            loan: Loan(borrower: "Ada", due: Clock.daysFromStart(-3))),
        Book(id: 4, title: "Persuasion", author: "Jane Austen", loan: Loan(borrower: "Eve", due: Clock.start)),
        Book(id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: Clock.daysFromStart(3))),
        Book(id: 5, title: "Kindred", author: "Octavia E. Butler"),
    ]

    private init() throws {
        folder = try TemporaryFolder()
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(Self.books).write(to: folder.url.appending(path: "books.json"))
        let watch = Watch()
        self.watch = watch
        screen = Screen(
            BookshelfApp.launch(storingIn: folder.url, now: { Clock.daysFromStart(watch.days) }))
    }

    /// Takes steps in the running app; one that a person could not take is reported with the screen as it was.
    static func journey(because why: String, _ steps: (Shelf) async throws -> Void) async {
        do {
            let shelf = try Shelf()
            do {
                try await steps(shelf)
            } catch {
                Issue.record(
                    error,
                    .teaching(
                        expected: "a user sees what they saw before you moved the rule", why: why, look: shelf.look))
            }
        } catch {
            Issue.record(error)
        }
    }

    /// Waits until the person in front of the screen sees something, which is the work of one of the screens.
    func wait(until what: String, in place: Place, _ condition: (Screen) -> Bool) async throws {
        self.place = place
        try await screen.wait(until: what, within: patience, condition)
    }

    /// Lends the book that is on the shelf, and goes back to the list.
    func lendTheLast(sayingInTheBook status: String) async throws {
        try screen.selectRow(3)
        try screen.tap("Lend")
        try screen.type("Cleo", into: "Borrower")
        try screen.type("14", into: "Days")
        try screen.tap("Save")
        try await wait(until: "the book says \"\(status)\"", in: .either) { $0.shows(status) }
        try screen.goBack()
    }

    func letTheDaysGoBy(_ days: Double) { watch.days += days }

    private var look: String {
        switch place {
        case .list:
            NameTheConcernsTests.screen(
                "ShelfViewController", for: "where a row asks the loan, and where its `now` comes from")
        case .book: NameTheConcernsTests.screen("BookDetailViewController", for: "where the status asks the loan")
        case .either: "where ShelfViewController and BookDetailViewController ask the loan   (lesson 01)"
        }
    }
}
