import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise01

/// Bookshelf running on a folder of its own: one book overdue, one due this very moment, one lent, one on the shelf.
enum Shelf {
    private static let books = [
        Book(
            id: 7, title: "Orlando", author: "Virginia Woolf",
            loan: Loan(borrower: "Ada", due: Clock.daysFromNow(-3))),
        Book(id: 4, title: "Persuasion", author: "Jane Austen", loan: Loan(borrower: "Eve", due: Clock.now())),
        Book(id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: Clock.daysFromNow(3))),
        Book(id: 5, title: "Kindred", author: "Octavia E. Butler"),
    ]

    /// Takes steps in the running app; one that a person could not take is reported with the screen as it was.
    static func journey(_ steps: (Screen) async throws -> Void) async {
        do {
            let folder = try TemporaryFolder()
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            try encoder.encode(books).write(to: folder.url.appending(path: "books.json"))
            let window = BookshelfApp.launch(storingIn: folder.url, now: Clock.now)
            try await steps(Screen(window))
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "the app does what it did before you touched it",
                    why: "a rule that gets a name and a place must not get another meaning on the way",
                    look: NameTheConcernsTests.screens("where each of them asked whether a loan is overdue")))
        }
    }
}
