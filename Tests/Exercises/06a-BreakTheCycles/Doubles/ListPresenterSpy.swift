import Spies

@testable import Exercise06a

final class ListPresenterSpy: Spy, ShelfListInteractorOutputProtocol {
    func didFetch(_ books: [ShelfListBook]) { record(books.map { [$0.book.title, $0.isOverdue ? "overdue" : ""] }) }
    func didFailToFetch() { record() }
    func didReturnAllBooks() { record() }
    func didFailToReturnAllBooks() { record() }
}

extension ListPresenterSpy: ShelfListPresenterProtocol {
    func viewDidLoad() { record() }
    func userDidSelectRow(at index: Int) { record(index) }
    func userDidTapReturnAll() { record() }
}
