import Foundation

/// Watches one book, and says whether it is overdue.
final class BookDetailInteractor {
    // TODO(06.2): the presenter can be freed while its interactor lives.
    var presenter: BookDetailInteractorOutputProtocol?
    var localDatamanager: BookDetailLocalDataManagerInputProtocol?

    private var book: Book
    private let now: @MainActor () -> Date

    init(book: Book, now: @escaping @MainActor () -> Date) {
        self.book = book
        self.now = now
    }
}

extension BookDetailInteractor: BookDetailInteractorInputProtocol {
    func watchBook() {
        // TODO(06.4): the data manager keeps this closure, and the closure keeps nobody alive.
        localDatamanager?.onChange = { book in
            self.book = book
            self.tellPresenter()
        }
        tellPresenter()
    }

    private func tellPresenter() {
        presenter?.didSee(book, isOverdue: book.isOverdue(at: now()))
    }
}
