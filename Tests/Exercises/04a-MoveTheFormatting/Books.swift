import ExerciseSupport

@testable import Exercise04a

/// A shelf whose order is neither by title nor by number: one book overdue, one lent, one on the shelf.
enum Books {
    static let overdue = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3)))
    static let lent = Book(
        id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(3)))
    static let onTheShelf = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    /// Another book with the title of one that is there already.
    static let namesake = Book(id: 9, title: "Emma", author: "Alexander McCall Smith")
    static let all = [overdue, lent, onTheShelf]
    static let returned = all.map { Book(id: $0.id, title: $0.title, author: $0.author) }
}
