import Foundation
import HeadlessUIKit

// MARK: - UI

/// What a book's screen can be told to show. All of it is finished.
protocol BookDetail_DisplayUI: AnyObject {
    func display(book: BookDetailUI)
    func displayReturnError()
}

/// What happens on a book's screen.
protocol BookDetail_HandleUIEvents: AnyObject {
    func onUIReady()
    func onLend()
    func onReturn()
}

// MARK: - Data

/// What can be asked of the data of one book.
protocol BookDetail_ManageData: AnyObject {
    /// Answered by `present(book:)`, at once and after every change that was stored.
    func watchBook()

    /// Ends the book's loan and stores that. Answered by `presentReturnSuccess()` or `presentReturnError()`, once.
    func returnBook()
}

/// What comes of it.
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
