import Foundation

/// Turns a book into what its view shows, and decides what follows from a tap.
final class BookDetailPresenter {
    weak var view: BookDetailViewProtocol?
    var interactor: BookDetailInteractorInputProtocol?
    var wireFrame: BookDetailWireFrameProtocol?

    private var book: Book?
    private var isReturning = false
}

extension BookDetailPresenter: BookDetailPresenterProtocol {
    func viewDidLoad() {
        interactor?.watchBook()
    }

    func userDidTapLend() {
        guard let book else { return }
        wireFrame?.presentLend(of: book)
    }

    func userDidTapReturn() {
        // A second tap before the answer is ignored, whether or not the view allows it.
        if isReturning { return }
        isReturning = true
        interactor?.returnBook()
    }
}

extension BookDetailPresenter: BookDetailInteractorOutputProtocol {
    func didSee(_ book: Book, isOverdue: Bool) {
        self.book = book
        view?.show(title: book.title, author: book.author)
        view?.show(status: status(of: book, isOverdue: isOverdue), standsOut: isOverdue)
        view?.show(canLend: book.loan == nil, canReturn: book.loan != nil)
    }

    func didReturn() {
        isReturning = false
        wireFrame?.goBack()
    }

    func didFailToReturn() {
        isReturning = false
        view?.showMessage(title: "Error", text: "The book could not be returned.")
    }

    private func status(of book: Book, isOverdue: Bool) -> String {
        guard let loan = book.loan else { return "On the shelf" }
        let text = "ent to \(loan.borrower) until \(DueDate.text(loan.due))"
        return isOverdue ? "Overdue: l" + text : "L" + text
    }
}
