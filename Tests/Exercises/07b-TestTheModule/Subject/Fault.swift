import Foundation

/// A behavior of the module that differs from the code that the learner reads: wrong, or another right one.
///
/// One is chosen where a process begins, by `WORKBOOK_FAULT`.
enum Fault: String {
    // Right as well.
    case loaderFirst, saysFirst, daysFirst

    // The presenter.
    case loaderComesLate, secondTapAsks, loaderRunsOn, ignoresTheNextTry, failureLeaves, successStays, oneTextForAll
    // The interactor.
    case asksForNobody, takesAnyDays, lendsAnotherBook, storesNothing, tellsBeforeStored, storeCannotFail, everyNoIsOne
    // The data manager.
    case asksForADayMore, ignoresStatus, cardIsRefusal, noConnectionIsSilent, rubbishIsNoConnection, dueADayLate

    var isActive: Bool { Self.active == self }

    /// Whether a fault moves the display of saving away from the lines that the learner reads.
    static var showsOtherwise: Bool { loaderFirst.isActive || loaderComesLate.isActive }

    private static let active = ProcessInfo.processInfo.environment["WORKBOOK_FAULT"].flatMap(Fault.init)
    private static let day = 86_400.0

    /// Shows that a loan is being saved, the loader first.
    static func showSaving(on view: ShelfLendViewProtocol?) {
        view?.showLoader()
        view?.show(canSave: false)
    }

    /// Shows why a loan failed, and only then that nothing is being saved anymore.
    static func show(_ text: String, thenEndOn view: ShelfLendViewProtocol?) {
        view?.showMessage(title: "Error", text: text)
        view?.show(canSave: true)
        view?.hideLoader()
    }

    /// Stands before the view, and keeps from it that the loader ends.
    static func view(before view: ShelfLendViewProtocol?) -> ShelfLendViewProtocol? {
        view.map(DeafView.init)
    }

    /// Asks the library for a loan that makes no sense, as an interactor without a guard does.
    static func ask(_ apiDatamanager: ShelfLendAPIDataManagerInputProtocol?, for days: Int?) {
        apiDatamanager?.lend(book: 0, to: "", days: days ?? 0) { _ in }
    }

    static func isSensible(_ days: Int?) -> Bool { days.map((1...365).contains) ?? false }

    /// Passes an answer on, or what this fault turns it into.
    static func passing(
        _ completion: @escaping @MainActor @Sendable (Result<Loan, LendError>) -> Void
    ) -> @MainActor @Sendable (Result<Loan, LendError>) -> Void {
        { result in
            switch result {
            case .success(let loan) where dueADayLate.isActive:
                completion(.success(Loan(borrower: loan.borrower, due: loan.due + day)))
            case .failure(.unreadable) where rubbishIsNoConnection.isActive:
                completion(.failure(.unreachable))
            default:
                completion(result)
            }
        }
    }
}

/// A view that doesn't hear that the loader ends.
private final class DeafView: ShelfLendViewProtocol {
    private let view: ShelfLendViewProtocol

    init(_ view: ShelfLendViewProtocol) {
        self.view = view
    }

    func show(bookTitle: String) { view.show(bookTitle: bookTitle) }
    func show(canSave: Bool) { view.show(canSave: canSave) }
    func showLoader() { view.showLoader() }
    func hideLoader() {}
    func showMessage(title: String, text: String) { view.showMessage(title: title, text: text) }
}
