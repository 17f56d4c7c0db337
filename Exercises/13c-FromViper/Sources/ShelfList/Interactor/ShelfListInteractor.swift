import Foundation

/// Says which books there are and which are overdue, and takes all of them back.
final class ShelfListInteractor {
    weak var presenter: ShelfListInteractorOutputProtocol?
    var localDatamanager: ShelfListLocalDataManagerInputProtocol?

    private let now: @MainActor () -> Date

    init(now: @escaping @MainActor () -> Date) {
        self.now = now
    }
}

extension ShelfListInteractor: ShelfListInteractorInputProtocol {
    func fetchBooks() {
        localDatamanager?.loadBooks()
    }

    func returnAllBooks() {
        localDatamanager?.change { books in books.map(\.returned) }
    }
}

extension ShelfListInteractor: ShelfListLocalDataManagerOutputProtocol {
    func didLoad(_ books: [Book]) {
        let today = now()
        presenter?.didFetch(books.map { ShelfListBook(book: $0, isOverdue: $0.isOverdue(at: today)) })
    }

    func didFailToLoad() {
        presenter?.didFailToFetch()
    }

    func didChange() {
        presenter?.didReturnAllBooks()
    }

    func didFailToChange() {
        presenter?.didFailToReturnAllBooks()
    }
}
