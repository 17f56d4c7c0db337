import ExerciseSupport

@testable import Exercise08a

/// A shelf whose order is neither by title nor by number: one book overdue, one lent, one on the shelf.
enum Books {
    static let overdue = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf", loan: Loan(borrower: "Ada", due: TestClock.daysFromNoon(-3)))
    static let lent = Book(
        id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: TestClock.daysFromNoon(3)))
    static let onTheShelf = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    static let all = [overdue, lent, onTheShelf]

    /// The title of the book that a model is about, whatever the model calls what it holds.
    static func title(in model: ShelfListPresentationModel) -> String {
        var held = ""
        dump(model, to: &held)
        return all.first { held.contains($0.title) }?.title ?? "a book without its title"
    }
}
