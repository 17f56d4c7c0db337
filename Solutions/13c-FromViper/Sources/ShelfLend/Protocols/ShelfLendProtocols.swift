import Foundation

/// Messages that tell the sheet for lending what to show.
protocol ShelfLendViewProtocol: AnyObject {
    func show(bookTitle: String)
    func show(canSave: Bool)
    func showMessage(title: String, text: String)
}

/// Messages from the view to its presenter.
protocol ShelfLendPresenterProtocol: AnyObject {
    func viewDidLoad()
    func userDidTapSave(borrower: String, days: String)
    func userDidTapCancel()
}

/// Requests of the presenter to its interactor.
protocol ShelfLendInteractorInputProtocol: AnyObject {
    func lend(to borrower: String, days: Int?)
}

/// Results that the interactor reports to its presenter.
protocol ShelfLendInteractorOutputProtocol: AnyObject {
    func didRefuseBorrower()
    func didRefuseDays()
    func didLend()
    func didFailToLend()
}

/// Requests of the interactor to its data manager.
///
/// The answer comes once.
protocol ShelfLendLocalDataManagerInputProtocol: AnyObject {
    func save(_ loan: Loan, ofBook id: Int, whenDone: @escaping @MainActor @Sendable (Bool) -> Void)
}
