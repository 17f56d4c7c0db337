import Foundation
import HeadlessUIKit

/// Shows.
protocol ShelfList_DisplayUI: AnyObject {
    func displayWaiting()
    func displayWaitingEnded()
    func displayBooks(_ books: [ShelfListBookUI])
    func displayNoBooks()
    func displayLoadFailure()
    func displayAllTakenBack()
    func displayTakeBackFailure()
}

/// Hears the user.
protocol ShelfList_HandleUIEvents {
    func onScreenReady()
    func onTakeBackTapped()
    func onBookTapped(row: Int)
}

/// Works.
protocol ShelfList_ManageData {
    func loadBooks()
    func takeBackAllBooks()
}

/// Hears what came of the work.
protocol ShelfList_PresentData: AnyObject {
    func presentLoaded(_ books: [Book])
    func presentLoadFailed(because reason: String)
    func presentTakenBack()
    func presentTakeBackFailed(because reason: String)
}

/// Leads on.
protocol ShelfList_Navigate {
    func goToDetail(bookID: Book.ID)
}

extension Book: Identifiable {}

/// A row: the title, and below it the author and, for a lent book, who has it until when.
struct ShelfListBookUI: Equatable {
    var title = ""
    var author = ""
    var loan: String?
    var isHighlighted = false
    var highlight = UIColor.systemRed
}
