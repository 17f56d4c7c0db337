import ExerciseSupport
import Foundation

@testable import Exercise05a

/// A shelf whose order is neither by title nor by number: one book overdue, one lent, one on the shelf.
enum Books {
    static let overdue = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3)))
    static let lent = Book(
        id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(3)))
    static let onTheShelf = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    static let all = [overdue, lent, onTheShelf]
    /// As the library has them, which knows no loans.
    static let unlent = all.map { Book(id: $0.id, title: $0.title, author: $0.author) }
    /// As the library writes them.
    static let sent = """
        [{"id": 7, "name": "Orlando", "by": "Virginia Woolf"}, {"id": 2, "name": "Emma", "by": "Jane Austen"},
         {"id": 5, "name": "Kindred", "by": "Octavia E. Butler"}]
        """

    /// Books in words, as messages show them.
    static func words(_ books: [Book]?) -> String {
        guard let books else { return "nothing was ever stored" }
        if books.isEmpty { return "no books" }
        return books.map { book in
            "\(book.title) by \(book.author)"
                + (book.loan.map { ", lent to \($0.borrower) until \($0.due.formatted(.iso8601))" } ?? "")
        }.joined(separator: "; ")
    }
}

extension ShelfBook {
    /// A book as messages show it: "Orlando, lent to Ada, overdue".
    var label: String {
        book.title + (book.loan.map { ", lent to \($0.borrower)" } ?? "") + (isOverdue ? ", overdue" : "")
    }
}

/// A reason that the suites give.
struct Refused: Error {}
