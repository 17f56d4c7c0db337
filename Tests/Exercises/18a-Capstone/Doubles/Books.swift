import Foundation

@testable import Exercise18a

/// A shelf with a book that is lent to Ada, and one that isn't lent.
enum Books {
    static let orlando = Book(
        id: 7, title: "Orlando", author: "Virginia Woolf",
        loan: Loan(borrower: "Ada", due: now().addingTimeInterval(-1)))
    static let emma = Book(id: 2, title: "Emma", author: "Jane Austen")
    static let all = [orlando, emma]

    /// The clock: it always says May 20, 2024, noon in Greenwich.
    static let now: @MainActor () -> Date = { Date(timeIntervalSince1970: 1_716_206_400) }
}
