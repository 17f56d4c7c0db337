import ExerciseSupport
import Foundation

@testable import Exercise16a

/// A shelf with one book that is overdue, one that is there, and one that is lent for some weeks more.
enum Books {
    static let overdue = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3)))
    static let emma = Book(id: 2, title: "Emma", author: "Jane Austen")
    static let kindred = Book(
        id: 5, title: "Kindred", author: "Octavia E. Butler",
        loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(14)))
    static let all = [overdue, emma, kindred]
    static let dueNow = Book(
        id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Cleo", due: TestClock.noon))
    /// Bought while the screen is open.
    static let middlemarch = Book(id: 9, title: "Middlemarch", author: "George Eliot")
    static let returned = all.map(\.returned)

    /// Emma, lent to Cleo until that moment, written as in "2024-12-30T12:00:00Z".
    static func lent(until moment: String) throws -> Book {
        Book(
            id: 2, title: "Emma", author: "Jane Austen",
            loan: Loan(borrower: "Cleo", due: try Date(moment, strategy: .iso8601)))
    }
}
