import Foundation
import HeadlessUIKit

// MARK: - UI

/// Messages that tell the list what to show.
protocol ShelfList_DisplayUI: AnyObject {
    func display(busy: Bool)
    func display(list: [ShelfListBookUI])
    func display(_ error: ShelfListErrorUI)
    func displayAllReturned()
}

/// The user's actions.
protocol ShelfList_HandleUIEvents: AnyObject {
    func onUIReady()
    func onReturnAll()
    func onRowSelected(row: Int)
}

// MARK: - Data

/// The two jobs.
protocol ShelfList_ManageData: AnyObject {
    func getBooks()
    func returnBooks()
}

/// An answer for each, which says how it ended.
protocol ShelfList_PresentData: AnyObject {
    func present(_ outcome: ShelfListFetchOutcome)
    func present(returned result: Result<Void, any Error>)
}

// MARK: - Navigation

/// Where it leads.
protocol ShelfList_Navigate: AnyObject {
    func goto(book: Book)
}

// MARK: - Models

/// How a fetch can end.
enum ShelfListFetchOutcome {
    case books([Book])
    case failure
}

/// The errors that the screen can show.
enum ShelfListErrorUI {
    case noBooks, noReturn
}

/// A row.
struct ShelfListBookUI {
    let title: String
    let subtitle: String
    let isOverdue: Bool
}
