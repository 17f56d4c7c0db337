import Foundation

/// Passes the typed text on, and tells the view the result.
final class ShelfLendPresenter {
    weak var view: ShelfLendViewProtocol?
    var interactor: ShelfLendInteractorInputProtocol?
    var wireFrame: ShelfLendWireFrameProtocol?

    private let bookTitle: String
    private var isSaving = false

    init(bookTitle: String) {
        self.bookTitle = bookTitle
    }
}

extension ShelfLendPresenter: ShelfLendPresenterProtocol {
    func viewDidLoad() {
        view?.show(bookTitle: bookTitle)
    }

    func userDidTapSave(borrower: String, days: String) {
        // The view disables its button as well, but the promise that nothing is asked for twice is made here.
        if isSaving { return }
        isSaving = true
        view?.show(canSave: false)
        view?.showLoader()
        // Only this screen wants to hear how it ended.
        interactor?.lend(to: borrower, days: Int(days.trimmingCharacters(in: .whitespaces))) { [weak self] error in
            self?.didEnd(with: error)
        }
    }

    func userDidTapCancel() {
        wireFrame?.dismissLend()
    }

    /// The steps that every end needs come first, so that none can forget them.
    private func didEnd(with error: LendError?) {
        isSaving = false
        view?.hideLoader()
        view?.show(canSave: true)
        if let error {
            view?.showMessage(title: "Error", text: words(for: error))
        } else {
            wireFrame?.dismissLend()
        }
    }

    private func words(for error: LendError) -> String {
        switch error {
        case .borrowerMissing: "Please enter a name."
        case .daysOutOfRange: "Please enter a number of days, 1 to 365."
        case .refused: "The library has lent this book to somebody else."
        case .cardExpired: "The library card has expired. Please renew it at the desk."
        case .unreachable: "The library can't be reached. Please check the connection and try again."
        case .unreadable: "The library has a problem. Please try again later."
        case .notStored: "The library has lent the book, but the loan could not be stored. Please tap Save again."
        }
    }
}
