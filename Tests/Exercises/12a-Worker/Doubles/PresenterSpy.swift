import Foundation
import Spies

@testable import Exercise12a

/// Stands in for the Director.
final class PresenterSpy: Spy, ShelfList_PresentData {
    func present(books: [Book]) { record(books.map(\.label)) }

    /// The message that `present(books:)` records.
    static func presented(_ books: [Book]) -> Message {
        "presenter.present(books: \(books.map(\.label)))"
    }

    func presentFetchError() { record() }
    func presentReturnSuccess() { record() }
    func presentReturnError() { record() }
}

extension Book {
    /// All of a book, as messages show it: "2 Emma by Jane Austen, lent to Ada until 2024-06-03".
    var label: String {
        let until = loan.map { ", lent to \($0.borrower) until \($0.due.ISO8601Format(.iso8601.year().month().day()))" }
        return "\(id) \(title) by \(author)\(until ?? "")"
    }
}
