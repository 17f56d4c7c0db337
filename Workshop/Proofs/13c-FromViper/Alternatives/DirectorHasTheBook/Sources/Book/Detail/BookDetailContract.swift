import Foundation
import HeadlessUIKit

// MARK: - UI

/// What a book's screen can be told to show. All of it is finished.
protocol BookDetail_DisplayUI: AnyObject {
    func display(title: String, author: String)
    func display(status: String, color: UIColor)
    func display(canLend: Bool, canReturn: Bool)
    func display(error: String)
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
    /// Ends the book's loan and stores that. Answered by `presentReturnSuccess()` or `presentReturnError()`, once.
    func returnBook()
}

/// What comes of it.
protocol BookDetail_PresentData: AnyObject {
    /// Comes after every change that was stored, without being asked for.
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
