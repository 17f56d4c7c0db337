import Foundation
import HeadlessUIKit

// MARK: - UI

/// What the list's screen can show.
protocol ShelfList_DisplayUI: AnyObject {
    func display(loading: Bool)
    func display(books: [ShelfListBookUI])
    func displayFetchError()
    func displayReturnSuccess()
    func displayReturnError()
}

/// What happens on the list's screen.
protocol ShelfList_HandleUIEvents: AnyObject {
    func onUIReady()
    func onReturnAll()
    func onBookSelected(index: Int)

    /// The screen was left for good: it is on no navigation stack anymore.
    func onScreenLeft()
}

// MARK: - Data

/// What can be asked of the list's data. Each request is answered once, or not at all if it was canceled.
protocol ShelfList_ManageData: AnyObject {
    /// Cancels the fetch that is under way, and gets the books as they are now. Answered by `present(books:)` or
    /// `presentFetchError()`.
    func fetchBooks()

    /// Cancels the fetch that is under way, if there is one: it is answered by nothing anymore.
    func cancelFetch()

    /// Ends all loans and stores that. It can't be canceled. Answered by `presentReturnSuccess()` or
    /// `presentReturnError()`.
    func returnAllBooks()
}

/// What comes of it.
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
