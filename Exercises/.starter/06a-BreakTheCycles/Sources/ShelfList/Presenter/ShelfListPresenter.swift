import Foundation

/// Turns books into rows, and what the user does into requests and navigation.
final class ShelfListPresenter {
    // TODO(06a.1): after the user leaves the screen, which object still holds the view of this module,
    // TODO(06a.2): which one its presenter,
    // TODO(06a.3): and which one its interactor?

    var view: ShelfListViewProtocol?
    var interactor: ShelfListInteractorInputProtocol?
    var wireFrame: ShelfListWireFrameProtocol?

    private var books: [Book] = []
}

extension ShelfListPresenter: ShelfListPresenterProtocol {
    func viewDidLoad() {
        view?.showLoader()
        interactor?.fetchBooks()
    }

    func userDidSelectRow(at index: Int) {
        guard books.indices.contains(index) else { return }
        wireFrame?.presentBookDetail(of: books[index])
    }

    func userDidTapReturnAll() {
        view?.showLoader()
        interactor?.returnAllBooks()
    }
}

extension ShelfListPresenter: ShelfListInteractorOutputProtocol {
    func didFetch(_ books: [ShelfListBook]) {
        self.books = books.map(\.book)
        view?.hideLoader()
        view?.show(rows: books.map(row))
    }

    func didFailToFetch() {
        view?.hideLoader()
        view?.showMessage(title: "Error", text: "Your books could not be loaded.")
    }

    func didReturnAllBooks() {
        view?.hideLoader()
        view?.showMessage(title: "Done", text: "All books are back on the shelf.")
    }

    func didFailToReturnAllBooks() {
        view?.hideLoader()
        view?.showMessage(title: "Error", text: "Your books could not be returned.")
    }

    private func row(_ entry: ShelfListBook) -> ShelfListRow {
        let loan = entry.book.loan.map { "lent to \($0.borrower) until \(DueDate.text($0.due))" }
        return ShelfListRow(
            title: entry.book.title,
            detail: [entry.book.author, loan].compactMap(\.self).joined(separator: ", "),
            standsOut: entry.isOverdue)
    }
}
