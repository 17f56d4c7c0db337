import ExerciseSupport
import Foundation

@testable import Exercise13b

/// A shelf with one book that is overdue and two that may be lent.
enum Books {
    static let overdue = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3)))
    static let emma = Book(id: 2, title: "Emma", author: "Jane Austen")
    static let kindred = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    static let all = [overdue, emma, kindred]
}
