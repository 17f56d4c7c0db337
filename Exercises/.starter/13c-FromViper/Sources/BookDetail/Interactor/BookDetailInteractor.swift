import Foundation

/// Watches a book, judges whether it is overdue, and returns it.
final class BookDetailInteractor {
    weak var presenter: BookDetailInteractorOutputProtocol?
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
        localDatamanager?.onChange = { [weak self] book in
            self?.book = book
            self?.tellPresenter()
        }
        tellPresenter()
    }

    func returnBook() {
        // Only this screen wants the answer. The list hears of a return from the store, even if the user has
        // left this screen.
        localDatamanager?.returnBook { [weak self] isReturned in
            if isReturned {
                self?.presenter?.didReturn()
            } else {
                self?.presenter?.didFailToReturn()
            }
        }
    }

    private func tellPresenter() {
        presenter?.didSee(book, isOverdue: book.isOverdue(at: now()))
    }
}
