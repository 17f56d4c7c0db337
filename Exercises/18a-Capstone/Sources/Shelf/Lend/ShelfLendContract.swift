import Foundation

// MARK: - UI

/// Messages that tell the screen for lending what to show.
protocol ShelfLend_DisplayUI: AnyObject {
    func display(bookTitle: String)
    func display(saving: Bool)
    func displayBorrowerMissing()
    func displayDaysMissing()
    func displayError()
}

/// Events on the screen for lending.
protocol ShelfLend_HandleUIEvents: AnyObject {
    func onUIReady()
    func onSave(borrower: String, days: String)
}

// MARK: - Data

/// Requests for the data.
protocol ShelfLend_ManageData: AnyObject {
    /// Answered by `presentSuccess(book:)` or `presentError()`, once.
    func lend(_ book: Book, with loan: Loan)
}

/// The results of these requests.
protocol ShelfLend_PresentData: AnyObject {
    func presentSuccess(book: Book)
    func presentError()
}

// MARK: - Navigation

/// The ways that lead on from lending.
protocol ShelfLend_Navigate: AnyObject {
    func goBack()
}

// MARK: - News

/// Hears that the book was lent.
protocol ShelfLend_Delegate: AnyObject {
    func bookDidGetLent(_ book: Book)
}
