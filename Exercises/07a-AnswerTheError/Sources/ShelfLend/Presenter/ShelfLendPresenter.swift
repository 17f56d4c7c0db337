import Foundation

/// Passes the typed text on, and tells the view the result.
final class ShelfLendPresenter {
    weak var view: ShelfLendViewProtocol?
    var interactor: ShelfLendInteractorInputProtocol?
    var wireFrame: ShelfLendWireFrameProtocol?

    private let bookTitle: String

    init(bookTitle: String) {
        self.bookTitle = bookTitle
    }
}

extension ShelfLendPresenter: ShelfLendPresenterProtocol {
    func viewDidLoad() {
        view?.show(bookTitle: bookTitle)
    }

    func userDidTapSave(borrower: String, days: String) {
        // TODO(07a.2): what does a second tap do?
        view?.showLoader()
        interactor?.lend(to: borrower, days: Int(days.trimmingCharacters(in: .whitespaces))) { [weak self] error in
            if error != nil {
                // TODO(07a.1): what should we do here?
            } else {
                self?.view?.hideLoader()
                self?.wireFrame?.dismissLend()
            }
        }
    }

    func userDidTapCancel() {
        wireFrame?.dismissLend()
    }
}
