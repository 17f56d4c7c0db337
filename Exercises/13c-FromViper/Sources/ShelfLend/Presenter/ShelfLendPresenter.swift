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
        // A second tap before the answer would lend the book twice; the view may or may not prevent it.
        if isSaving { return }
        isSaving = true
        view?.show(canSave: false)
        interactor?.lend(to: borrower, days: Int(days.trimmingCharacters(in: .whitespaces)))
    }

    func userDidTapCancel() {
        wireFrame?.dismissLend()
    }
}

extension ShelfLendPresenter: ShelfLendInteractorOutputProtocol {
    func didRefuseBorrower() {
        showError("Please enter a name.")
    }

    func didRefuseDays() {
        showError("Please enter a number of days, 1 to 365.")
    }

    func didLend() {
        wireFrame?.dismissLend()
    }

    func didFailToLend() {
        showError("The loan could not be saved.")
    }

    private func showError(_ text: String) {
        isSaving = false
        view?.show(canSave: true)
        view?.showMessage(title: "Error", text: text)
    }
}
