import Spies

@testable import Exercise06

final class ListInteractorSpy: Spy, ShelfListLocalDataManagerOutputProtocol {
    func didLoad(_ books: [Book]) { record(books) }
    func didFailToLoad() { record() }
    func didChange() { record() }
    func didFailToChange() { record() }
}
