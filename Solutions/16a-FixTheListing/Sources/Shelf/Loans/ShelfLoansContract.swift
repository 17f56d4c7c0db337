import Foundation
import HeadlessUIKit

// MARK: - UI

/// Messages that tell the screen of loans what to show.
protocol ShelfLoans_DisplayUI: AnyObject {
    func display(loading: Bool)
    func display(loans: [ShelfLoansLoanUI])
    func displayFetchError()
    func displayReturnSuccess()
    func displayReturnError()
}

/// Events on the screen of loans.
protocol ShelfLoans_HandleUIEvents: AnyObject {
    func onUIReady()
    func onReturnAll()
    func onDone()
}

// MARK: - Data

/// Requests for the data.
protocol ShelfLoans_ManageData: AnyObject {
    /// Answered by `present(loans:)` or `presentFetchError()`, once.
    func fetchLoans()

    /// Ends all loans and stores that.
    ///
    /// Answered by `presentReturnSuccess()` or `presentReturnError()`, once.
    func returnAllLoans()
}

/// The results of these requests.
protocol ShelfLoans_PresentData: AnyObject {
    /// These books are lent, in the order in which they are stored.
    func present(loans: [Book])
    func presentFetchError()
    func presentReturnSuccess()
    func presentReturnError()
}

// MARK: - Navigation

/// The ways that lead on from the loans.
protocol ShelfLoans_Navigate: AnyObject {
    func goBack()
}

// MARK: - News

/// Hears that all loans have ended.
protocol ShelfLoans_Delegate: AnyObject {
    func loansDidEnd()
}

// MARK: - Models

/// A row of the screen, ready to be shown.
struct ShelfLoansLoanUI: Equatable {
    let title: String
    let detail: String
    let color: UIColor
}
