import Foundation
import HeadlessUIKit

// MARK: - UI

/// Messages that tell the book's screen what to show.
protocol ShelfDetail_DisplayUI: AnyObject {
    func display(title: String, author: String)
    func display(status: String, color: UIColor)
    func display(canLend: Bool)
    // TODO(18a.4): what the product page says of the book's screen.
}

/// Events on the book's screen.
protocol ShelfDetail_HandleUIEvents: AnyObject {
    func onUIReady()
    func onLend()
    func onReservations()
}

// MARK: - Navigation

/// The ways that lead on from a book.
protocol ShelfDetail_Navigate: AnyObject {
    func gotoLend(_ book: Book, with delegate: ShelfLend_Delegate)
    func gotoReservations(of book: Book)
}

// MARK: - News

/// Hears what became of the book.
protocol ShelfDetail_Delegate: AnyObject {
    func bookDidChange()
}
