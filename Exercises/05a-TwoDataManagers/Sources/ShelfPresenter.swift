/// Decides what the list shows, and where a tap leads.
final class ShelfPresenter {
    weak var view: (any ShelfViewProtocol)?
    var interactor: (any ShelfInteractorInputProtocol)?
    private var books: [Book] = []
    /// Whether a return is on its way, which keeps a second one from starting.
    private var isReturning = false

    private func fetchBooks() {
        view?.showLoader()
        interactor?.fetchBooks()
    }

    private func showBooks(_ books: [ShelfBook]) {
        self.books = books.map(\.book)
        if books.isEmpty {
            view?.show(placeholder: "No books yet")
        } else {
            view?.show(rows: books.map(row))
        }
    }

    private func row(of entry: ShelfBook) -> ShelfRow {
        let loan = entry.book.loan.map { "lent to \($0.borrower) until \(DueDate.text($0.due))" }
        return ShelfRow(
            title: entry.book.title,
            detail: [entry.book.author, loan].compactMap(\.self).joined(separator: ", "),
            standsOut: entry.isOverdue)
    }
}

// MARK: - From the view

extension ShelfPresenter: ShelfPresenterProtocol {
    func viewDidLoad() {
        fetchBooks()
    }

    func userDidTapReturnAll() {
        guard !isReturning else { return }
        isReturning = true
        view?.showLoader()
        interactor?.returnAllBooks()
    }

    func userDidSelectRow(at index: Int) {
        // The rows may have changed between the touch and its end.
        guard books.indices.contains(index) else { return }
        view?.presentBookDetail(of: books[index])
    }

    func didLendBook() {
        fetchBooks()
    }
}

// MARK: - From the interactor

extension ShelfPresenter: ShelfInteractorOutputProtocol {
    func didFetch(_ books: [ShelfBook]) {
        view?.hideLoader()
        view?.show(title: "Bookshelf")
        showBooks(books)
    }

    func didFetchStored(_ books: [ShelfBook]) {
        view?.hideLoader()
        view?.show(title: "Bookshelf (without the library)")
        showBooks(books)
    }

    func didFailToFetch() {
        view?.hideLoader()
        view?.show(error: "Your books could not be loaded.")
    }

    func didReturnAll(_ books: [ShelfBook]) {
        isReturning = false
        view?.hideLoader()
        showBooks(books)
        view?.show(success: "All books are back on the shelf.")
    }

    func didFailToReturnAll() {
        isReturning = false
        view?.hideLoader()
        view?.show(error: "Your books could not be returned.")
    }
}
