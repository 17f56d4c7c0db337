import ExerciseSupport
import Foundation

@testable import Exercise15a

/// A shelf whose order is neither by title nor by number, with one book that is overdue and two that may be lent.
enum Books {
    static let overdue = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3)))
    static let emma = Book(id: 2, title: "Emma", author: "Jane Austen")
    static let kindred = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    static let all = [overdue, emma, kindred]

    /// A shelf that says which fetch found it.
    static func found(by fetch: Int) -> [Book] {
        [Book(id: fetch, title: "found by fetch \(fetch)", author: "Anonymous")]
    }

    /// The same shelf once Kindred was lent to Cleo.
    static let withLoan = [
        overdue, emma,
        Book(
            id: 5, title: "Kindred", author: "Octavia E. Butler",
            loan: Loan(borrower: "Cleo", due: TestClock.daysFromNoon(14))),
    ]
}

extension Book {
    /// The book in messages: "Emma, lent to Ada".
    var label: String {
        title + (loan.map { ", lent to \($0.borrower)" } ?? "")
    }
}
