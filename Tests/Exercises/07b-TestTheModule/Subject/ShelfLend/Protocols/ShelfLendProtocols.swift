import Foundation

/// Messages that tell the screen for lending what to show.
protocol ShelfLendViewProtocol: AnyObject {
    func show(bookTitle: String)
    func show(canSave: Bool)
    func showLoader()
    func hideLoader()
    func showMessage(title: String, text: String)
}

/// Messages from the view to its presenter.
protocol ShelfLendPresenterProtocol: AnyObject {
    func viewDidLoad()
    func userDidTapSave(borrower: String, days: String)
    func userDidTapCancel()
}

/// Requests of the presenter to its interactor.
///
/// The completion is called once, at once or later: with nil when the book was lent and the loan is stored, otherwise
/// with the reason.
protocol ShelfLendInteractorInputProtocol: AnyObject {
    func lend(to borrower: String, days: Int?, completion: @escaping @MainActor @Sendable (LendError?) -> Void)
}

/// Requests of the interactor to the library.
///
/// The answer comes once, later, with the loan as the library grants it.
protocol ShelfLendAPIDataManagerInputProtocol: AnyObject {
    func lend(
        book id: Int, to borrower: String, days: Int,
        completion: @escaping @MainActor @Sendable (Result<Loan, LendError>) -> Void)
}

/// Requests of the interactor to the store.
///
/// The answer comes once, later.
protocol ShelfLendLocalDataManagerInputProtocol: AnyObject {
    func save(_ loan: Loan, ofBook id: Int, whenDone: @escaping @MainActor @Sendable (Bool) -> Void)
}
