import Foundation

/// Passes the typed text on, and tells the view the result.
final class ShelfLendPresenter {
    weak var view: ShelfLendViewProtocol?
    var interactor: ShelfLendInteractorInputProtocol?
    var wireFrame: ShelfLendWireFrameProtocol?

    private enum State: Equatable {
        case typing, asking, lent
        case failed(LendError)
    }

    private let bookTitle: String
    private var state = State.typing {
        didSet { showState() }
    }

    init(bookTitle: String) {
        self.bookTitle = bookTitle
    }

    private func showState() {
        view?.show(canSave: state != .asking)
        switch state {
        case .typing, .lent:
            view?.hideLoader()
        case .asking:
            view?.showLoader()
        case .failed(let error):
            view?.hideLoader()
            view?.showMessage(title: "Error", text: words(for: error))
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

extension ShelfLendPresenter: ShelfLendPresenterProtocol {
    func viewDidLoad() {
        view?.show(bookTitle: bookTitle)
    }

    func userDidTapSave(borrower: String, days: String) {
        guard state != .asking else { return }
        state = .asking
        interactor?.lend(to: borrower, days: Int(days.trimmingCharacters(in: .whitespaces))) { [weak self] error in
            guard let self else { return }
            if let error {
                state = .failed(error)
            } else {
                state = .lent
                wireFrame?.dismissLend()
            }
        }
    }

    func userDidTapCancel() {
        wireFrame?.dismissLend()
    }
}
