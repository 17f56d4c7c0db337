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
            view?.showMessage(title: "Error", text: error.words)
        } else {
            wireFrame?.dismissLend()
        }
    }
}
