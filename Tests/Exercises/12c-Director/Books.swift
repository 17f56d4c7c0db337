import ExerciseSupport
import Foundation

@testable import Exercise12c

/// A shelf whose order is neither by title nor by number: one book overdue, one lent, one on the shelf.
enum Books {
    static let overdue = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3)))
    static let lent = Book(
        id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(3)))
    static let onTheShelf = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    /// Another book with the title of one that is there already.
    static let otherEdition = Book(id: 9, title: "Emma", author: "Jane Austen")
    /// One that looks like the other edition, title, author and all.
    static let thirdEdition = Book(id: 4, title: "Emma", author: "Jane Austen")
    static let all = [overdue, lent, onTheShelf]
}
