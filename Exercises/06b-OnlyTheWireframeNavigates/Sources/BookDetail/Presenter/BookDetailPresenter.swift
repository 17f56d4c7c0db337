import Foundation
import HeadlessUIKit

/// Turns a book into the texts of its screen, and what the user does into requests and navigation.
final class BookDetailPresenter {
    // TODO(06b.2): say where the user goes, and leave the way there to the wireframe.

    weak var view: BookDetailViewProtocol?
    var interactor: BookDetailInteractorInputProtocol?
    var wireFrame: BookDetailWireFrameProtocol?

    private var book: Book?
    private var isReturning = false
    private let store: BookStore
    private let now: @MainActor () -> Date

    init(store: BookStore, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }
}

extension BookDetailPresenter: BookDetailPresenterProtocol {
    func viewDidLoad() {
        interactor?.watchBook()
    }

    func userDidTapLend() {
        guard let book else { return }
        let lend = ShelfLendView()
        let presenter = ShelfLendPresenter(bookTitle: book.title)
        let interactor = ShelfLendInteractor(bookID: book.id, now: now)
        lend.presenter = presenter
        presenter.view = lend
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.screen = lend
        interactor.localDatamanager = ShelfLendLocalDataManager(store: store)
        view?.showLend(UINavigationController(rootViewController: lend))
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
        view?.close()
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
