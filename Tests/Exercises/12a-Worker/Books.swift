import ExerciseSupport
import Foundation

@testable import Exercise12a

/// A shelf whose order is neither by title nor by number: one book overdue, one lent, one on the shelf.
enum Books {
    static let overdue = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3)))
    /// A loan so long that it isn't overdue by the real clock either, in case an answer asks that one.
    static let lent = Book(
        id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(36_500)))
    static let onTheShelf = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    static let all = [overdue, lent, onTheShelf]
}
