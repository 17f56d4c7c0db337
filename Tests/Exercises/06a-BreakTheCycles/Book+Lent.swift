import ExerciseSupport

@testable import Exercise06a

extension Book {
    /// The same book, lent to Ada for so many days from now.
    func lent(until days: Double) -> Book {
        Book(id: id, title: title, author: author, loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(days)))
    }
}
