import Spies

@testable import Exercise05a

/// Stands in for the presenter.
final class OutputSpy: Spy, ShelfInteractorOutputProtocol {
    func didFetch(_ books: [ShelfBook]) { record(books.map(\.label)) }
    func didFetchStored(_ books: [ShelfBook]) { record(books.map(\.label)) }
    func didFailToFetch() { record() }
    func didReturnAll(_ books: [ShelfBook]) { record(books.map(\.label)) }
    func didFailToReturnAll() { record() }
}
