import Foundation
import HeadlessUIKit

// TODO(16a.1): follow the messages from the opening of the screen to its rows.
// TODO(16a.7): ask of each message and each name whether it is what a contract says.

// MARK: - UI

/// Messages that tell the screen of loans what to show.
protocol ShelfLoan_DisplayUI {
    func show(loading: Bool)
    func display(loans: [ShelfLoansLoanUI])
    func displaySuccess()
    func displayFetchError()
    func displayReturnSuccess()
    func displayReturnError()
}

/// Events on the screen of loans.
protocol ShelfLoans_HandleUIEvents {
    func onUIReady()
    func onReturnAll()
    func onDone()
}

// MARK: - Data

/// Requests for the data.
protocol ShelfLoans_ManageData {
    /// Answered by `present(loans:)` or `presentFetchError()`, once.
    func fetchLoans()

    /// Ends all loans and stores that.
    ///
    /// Answered by `presentReturnSuccess()` or `presentReturnError()`, once.
    func returnAllLoans()
}

/// The results of these requests.
protocol ShelfLoans_PresentData {
    /// These books are lent, in the order in which they are stored.
    func present(loans: [Book])
    func presentFetchError()
    func presentReturnSuccess()
    func presentReturnError()
}

// MARK: - Navigation

/// The ways that lead on from the loans.
protocol ShelfLoans_Navigate {
    func goBack()
}

// MARK: - News

/// Hears that all loans have ended.
protocol ShelfLoans_Delegate {
    func loansDidEnd()
}

// MARK: - Models

/// A row of the screen, ready to be shown.
struct ShelfLoansLoanUI: Equatable {
    let title: String
    let detail: String
    let color: UIColor
}
