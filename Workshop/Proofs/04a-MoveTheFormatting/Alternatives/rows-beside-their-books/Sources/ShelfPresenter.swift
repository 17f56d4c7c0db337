import Foundation

/// Decides what the list shows and where a tap leads, and has the store do what the user asks for.
final class ShelfPresenter {
    weak var view: (any ShelfViewProtocol)?
    private let store: any BooksStoring
    private let now: @MainActor () -> Date
    /// Each book beside the row that shows it, so that an index means the same for both.
    private var shelf: [(row: ShelfRow, book: Book)] = []
    /// Whether a return is on its way, which keeps a second one from starting.
    private var isReturning = false

    init(store: any BooksStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    private func loadBooks() {
        view?.showLoader()
        store.load { [weak self] result in
            guard let self else { return }
            self.view?.hideLoader()
            switch result {
            case .success(let books):
                self.showBooks(books)
            case .failure:
                self.view?.show(error: "Your books could not be loaded.")
            }
        }
    }

    private func returnAllBooks() {
        guard !isReturning else { return }
        isReturning = true
        view?.showLoader()
        store.returnAll { [weak self] result in
            guard let self else { return }
            self.isReturning = false
            self.view?.hideLoader()
            switch result {
            case .success:
                self.loadBooks()
                self.view?.show(success: "All books are back on the shelf.")
            case .failure:
                self.view?.show(error: "Your books could not be returned.")
            }
        }
    }

    // MARK: - What is shown

    private func showBooks(_ books: [Book]) {
        shelf = books.map { (row(of: $0), $0) }
        if shelf.isEmpty {
            view?.show(placeholder: "No books yet")
        } else {
            view?.show(rows: shelf.map(\.row))
        }
    }

    private func row(of book: Book) -> ShelfRow {
        let loan = book.loan.map { "lent to \($0.borrower) until \(DueDate.text($0.due))" }
        return ShelfRow(
            title: book.title,
            detail: [book.author, loan].compactMap(\.self).joined(separator: ", "),
            standsOut: book.loan?.isOverdue(at: now()) ?? false)
    }
}

// MARK: - From the view

extension ShelfPresenter: ShelfPresenterProtocol {
    func viewDidLoad() {
        loadBooks()
    }

    func userDidTapReturnAll() {
        returnAllBooks()
    }

    func userDidSelectRow(at index: Int) {
        // The rows may have changed between the touch and its end.
        guard shelf.indices.contains(index) else { return }
        view?.presentBookDetail(of: shelf[index].book)
    }

    func didLendBook() {
        loadBooks()
    }
}
