import Spies

@testable import Exercise15a

/// Stands in for the list's Director.
final class PresenterSpy: Spy, ShelfList_PresentData {
    func present(books: [Book]) { record(books.map(\.label)) }
    func presentFetchError() { record() }
    func presentReturnSuccess() { record() }
    func presentReturnError() { record() }
}

/// Stands in for the Director of the form.
final class LendPresenterSpy: Spy, ShelfLend_PresentData {
    func presentSuccess(book: Book) { record(book.label) }
    func presentError() { record() }
}
