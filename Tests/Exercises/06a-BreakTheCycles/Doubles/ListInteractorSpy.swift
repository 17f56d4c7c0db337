import Spies

@testable import Exercise06a

final class ListInteractorSpy: Spy, ShelfListLocalDataManagerOutputProtocol {
    func didLoad(_ books: [Book]) { record(books.map(\.title)) }
    func didFailToLoad() { record() }
    func didChange() { record() }
    func didFailToChange() { record() }
}

extension ListInteractorSpy: ShelfListInteractorInputProtocol {
    func fetchBooks() { record() }
    func returnAllBooks() { record() }
}
