import Foundation

/// Watches one book, and says whether it is overdue.
final class BookDetailInteractor {
    weak var presenter: BookDetailInteractorOutputProtocol?
    var localDatamanager: BookDetailLocalDataManagerInputProtocol?

    private let book: Book
    private let now: @MainActor () -> Date

    init(book: Book, now: @escaping @MainActor () -> Date) {
        self.book = book
        self.now = now
    }
}

extension BookDetailInteractor: BookDetailInteractorInputProtocol {
    func watchBook() {
        localDatamanager?.onChange = { [weak presenter, now] book in
            presenter?.didSee(book, isOverdue: book.isOverdue(at: now()))
        }
        presenter?.didSee(book, isOverdue: book.isOverdue(at: now()))
    }
}
