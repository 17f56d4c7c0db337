import Foundation

/// Watches one book, and says whether it is overdue.
final class BookDetailInteractor {
    // TODO(06.2): which of these does an interactor own?
    // TODO(06.4): and does anything else keep this one alive?
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
