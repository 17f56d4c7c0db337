import Foundation

/// What the sheet for lending can be told to show.
protocol ShelfLendViewProtocol: AnyObject {
    func show(bookTitle: String)
    func show(canSave: Bool)
    func showMessage(title: String, text: String)
}

/// What the view tells its presenter.
protocol ShelfLendPresenterProtocol: AnyObject {
    func viewDidLoad()
    func userDidTapSave(borrower: String, days: String)
    func userDidTapCancel()
}

/// What the presenter asks of its interactor.
protocol ShelfLendInteractorInputProtocol: AnyObject {
    func lend(to borrower: String, days: Int?)
}

/// What the interactor reports to its presenter.
protocol ShelfLendInteractorOutputProtocol: AnyObject {
    func didRefuseBorrower()
    func didRefuseDays()
    func didLend()
    func didFailToLend()
}

/// What the interactor asks of its data manager. The answer comes once.
protocol ShelfLendLocalDataManagerInputProtocol: AnyObject {
    func save(_ loan: Loan, ofBook id: Int, whenDone: @escaping @MainActor @Sendable (Bool) -> Void)
}
