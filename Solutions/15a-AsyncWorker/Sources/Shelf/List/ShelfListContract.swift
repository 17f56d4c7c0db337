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

    /// The user left the screen for good: it is no longer in a navigation stack.
    func onScreenLeft()
}

// MARK: - Data

/// Requests for the list's data.
///
/// Each is answered once, or not at all if it was canceled.
protocol ShelfList_ManageData: AnyObject {
    /// Cancels the fetch that is under way, and gets the books as they are now.
    ///
    /// Answered by `present(books:)` or `presentFetchError()`.
    func fetchBooks()

    /// Cancels the fetch that is under way, if there is one: it is answered by nothing anymore.
    func cancelFetch()

    /// Ends all loans and stores that.
    ///
    /// It can't be canceled. Answered by `presentReturnSuccess()` or `presentReturnError()`.
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
