import Foundation
import HeadlessUIKit

/// Lends one book, which needs a borrower's name and a sensible number of days.
final class ShelfLendInteractor {
    weak var presenter: ShelfLendInteractorOutputProtocol?
    var localDatamanager: ShelfLendLocalDataManagerInputProtocol?
    weak var screen: UIViewController?

    private let bookID: Int
    private let now: @MainActor () -> Date

    init(bookID: Int, now: @escaping @MainActor () -> Date) {
        self.bookID = bookID
        self.now = now
    }
}

extension ShelfLendInteractor: ShelfLendInteractorInputProtocol {
    func lend(to borrower: String, days: Int?) {
        let name = borrower.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else {
            presenter?.didRefuseBorrower()
            return
        }
        guard let days, (1...365).contains(days) else {
            presenter?.didRefuseDays()
            return
        }
        let secondsADay = 86_400.0
        let loan = Loan(borrower: name, due: now().addingTimeInterval(Double(days) * secondsADay))
        // Only this screen wants the answer. The others hear of a loan from the store, even if the user has
        // left this one.
        localDatamanager?.save(loan, ofBook: bookID) { [weak self] isSaved in
            if isSaved {
                self?.screen?.dismiss(animated: true)
            } else {
                self?.presenter?.didFailToLend()
                self?.showError()
            }
        }
    }

    private func showError() {
        let alert = UIAlertController(
            title: "Error", message: "The loan could not be saved.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen?.present(alert, animated: true)
    }
}
