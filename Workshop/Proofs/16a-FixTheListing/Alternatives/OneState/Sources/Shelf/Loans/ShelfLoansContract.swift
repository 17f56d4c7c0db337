import Foundation
import HeadlessUIKit

// MARK: - UI

/// Messages that tell the screen of loans what to show.
protocol ShelfLoans_DisplayUI: AnyObject {
    func display(_ state: ShelfLoansStateUI)
    func display(alert title: String, text: String)
}

/// Events on the screen of loans.
protocol ShelfLoans_HandleUIEvents: AnyObject {
    func onScreenLoaded()
    func onAllWanted()
    func onClose()
}

// MARK: - Data

/// Requests for the data.
protocol ShelfLoans_ManageData: AnyObject {
    /// Answered by `present(loans:)` or `presentError(isReturning:)`, once.
    func findLoans()

    /// Ends all loans and stores that.
    ///
    /// Answered by `presentEndOfLoans()` or `presentError(isReturning:)`, once.
    func returnAllLoans()
}

/// The results of these requests.
protocol ShelfLoans_PresentData: AnyObject {
    /// These books are lent, in the order in which they are stored.
    func present(loans: [Book])
    func presentEndOfLoans()
    func presentError(isReturning: Bool)
}

// MARK: - Navigation

/// The ways that lead on from the loans.
protocol ShelfLoans_Navigate: AnyObject {
    func goUp()
}

// MARK: - News

/// Hears that all loans have ended.
protocol ShelfLoans_Delegate: AnyObject {
    func loansDidEnd()
}

// MARK: - Models

/// All that the screen shows beside an alert.
struct ShelfLoansStateUI: Equatable {
    var loans: [ShelfLoansLoanUI] = []
    var isLoading = false
    var isEmpty = false
}

/// A row of the screen, ready to be shown.
struct ShelfLoansLoanUI: Equatable {
    let title: String
    let detail: String
    let color: UIColor
}
