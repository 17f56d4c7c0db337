import Foundation
import HeadlessUIKit

// MARK: - UI

/// Messages that tell a book's screen what to show, in finished texts.
protocol BookDetail_DisplayUI: AnyObject {
    func display(book: BookDetailUI)
    func displayReturnError()
}

/// Events on a book's screen.
protocol BookDetail_HandleUIEvents: AnyObject {
    func onUIReady()
    func onLend()
    func onReturn()
}

// MARK: - Data

/// Requests for the data of one book.
protocol BookDetail_ManageData: AnyObject {
    /// Answered by `present(book:)`, at once and after every change that was stored.
    func watchBook()

    /// Ends the book's loan and stores that.
    ///
    /// Answered by `presentReturnSuccess()` or `presentReturnError()`, once.
    func returnBook()
}

/// The results of these requests.
protocol BookDetail_PresentData: AnyObject {
    func present(book: Book)
    func presentReturnSuccess()
    func presentReturnError()
}

// MARK: - Navigation

/// The ways that lead on from a book, and back.
protocol BookDetail_Navigate: AnyObject {
    func goLending(book: Book)
    func goBack()
}

// MARK: - Models

/// A book, ready to be shown.
struct BookDetailUI: Equatable {
    let title: String
    let author: String
    let status: String
    let statusColor: UIColor
    let canBeLent: Bool
    let canBeReturned: Bool
}
