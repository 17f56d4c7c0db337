import Foundation
import HeadlessUIKit

// MARK: - UI

/// Messages that tell a book's screen what to show, in finished texts.
protocol BookDetail_DisplayUI: AnyObject {
    func display(title: String, author: String)
    func display(status: String, color: UIColor)
    func display(canLend: Bool, canReturn: Bool)
    func display(error: String)
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
    func gotoLend(_ book: Book)
    func goBack()
}
