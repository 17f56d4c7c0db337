import Foundation
import HeadlessUIKit

// MARK: - UI

/// Messages that tell the list's screen what to show.
protocol ShelfList_DisplayUI: AnyObject {
    func display(loading: Bool)
    func display(books: [ShelfListBookUI])
    func displayFetchError()
    func displayReturnSuccess()
    func displayReturnError()
}

/// Events on the list's screen.
protocol ShelfList_HandleUIEvents: AnyObject {
    func onUIReady()
    func onReturnAll()
    func onBookSelected(index: Int)
}

// MARK: - Data

/// Requests for the list's data.
protocol ShelfList_ManageData: AnyObject {
    /// Answered by `present(books:)` or `presentFetchError()`, once.
    func fetchBooks()

    /// Ends all loans and stores that.
    ///
    /// Answered by `presentReturnSuccess()` or `presentReturnError()`, once.
    func returnAllBooks()
}

/// The results of these requests.
protocol ShelfList_PresentData: AnyObject {
    func present(books: [Book])
    func presentFetchError()
    func presentReturnSuccess()
    func presentReturnError()
}

// MARK: - Navigation

/// The ways that lead on from the list.
protocol ShelfList_Navigate: AnyObject {
    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate)
}

// MARK: - Models

/// A row of the list, ready to be shown.
struct ShelfListBookUI: Equatable {
    let title: String
    let detail: String
    let color: UIColor
}
