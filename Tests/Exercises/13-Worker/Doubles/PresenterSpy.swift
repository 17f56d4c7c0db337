import Spies

@testable import Exercise13

/// Stands in for the Director.
final class PresenterSpy: Spy, ShelfList_PresentData {
    func present(books: [Book]) { record(books.map(\.label)) }
    func presentFetchError() { record() }
    func presentReturnSuccess() { record() }
    func presentReturnError() { record() }
}

extension Book {
    /// What messages show of a book: "Emma, lent to Ada".
    var label: String {
        title + (loan.map { ", lent to \($0.borrower)" } ?? "")
    }
}
