import Foundation

@testable import Exercise14a

/// Books to present, on a clock that a test may move: it says May 20, 2024, noon in Greenwich, to begin with.
final class Examples {
    private(set) var now = noon

    private static let noon = Date(timeIntervalSince1970: 1_716_206_400)
    private static let day = 86_400.0

    static let overdue = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf", loan: Loan(borrower: "Ada", due: noon - 3 * day))
    static let lent = Book(
        id: 2, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ben", due: noon + 3 * day))
    static let onTheShelf = Book(id: 5, title: "Kindred", author: "Octavia E. Butler")
    static let all = [overdue, lent, onTheShelf]

    func move(days: Double) {
        now += days * Self.day
    }
}
