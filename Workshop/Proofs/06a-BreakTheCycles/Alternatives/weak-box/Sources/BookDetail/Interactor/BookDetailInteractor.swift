import Foundation

/// Watches one book, and says whether it is overdue.
final class BookDetailInteractor {
    var presenter: BookDetailInteractorOutputProtocol? {
        get { owner.value }
        set { owner.value = newValue }
    }
    var localDatamanager: BookDetailLocalDataManagerInputProtocol?

    private var owner = WeakPresenter()
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

    private func tellPresenter() {
        presenter?.didSee(book, isOverdue: book.isOverdue(at: now()))
    }
}
