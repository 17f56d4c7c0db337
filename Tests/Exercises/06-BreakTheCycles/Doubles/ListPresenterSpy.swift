import Spies

@testable import Exercise06

final class ListPresenterSpy: Spy, ShelfListInteractorOutputProtocol {
    func didFetch(_ books: [ShelfListBook]) { record(books) }
    func didFailToFetch() { record() }
    func didReturnAllBooks() { record() }
    func didFailToReturnAllBooks() { record() }
}
