import Foundation

/// Turns a book into the texts of its screen.
final class BookDetailPresenter {
    // TODO(06a.4): ask the same of this module, and go on until nothing holds its interactor.

    var view: BookDetailViewProtocol?
    var interactor: BookDetailInteractorInputProtocol?
    var wireFrame: BookDetailWireFrameProtocol?

    private var book: Book?
}

extension BookDetailPresenter: BookDetailPresenterProtocol {
    func viewDidLoad() {
        interactor?.watchBook()
    }

    func userDidTapLend() {
        guard let book else { return }
        wireFrame?.presentLend(of: book)
    }
}

extension BookDetailPresenter: BookDetailInteractorOutputProtocol {
    func didSee(_ book: Book, isOverdue: Bool) {
        self.book = book
        view?.show(title: book.title, author: book.author)
        view?.show(status: status(of: book, isOverdue: isOverdue), standsOut: isOverdue)
        view?.show(canLend: book.loan == nil)
    }

    private func status(of book: Book, isOverdue: Bool) -> String {
        guard let loan = book.loan else { return "On the shelf" }
        let text = "ent to \(loan.borrower) until \(DueDate.text(loan.due))"
        return isOverdue ? "Overdue: l" + text : "L" + text
    }
}
