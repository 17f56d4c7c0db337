import Foundation
import HeadlessUIKit

// MARK: - UI

typealias ShelfListRows = [ShelfListBookUI]
typealias BookNumber = Int

/// Messages that tell the list what to show.
protocol ShelfList_DisplayUI: AnyObject {
    func display(loading: Bool)
    func display(_ rows: ShelfListRows)
    func display(_ message: ShelfListMessageUI)
}

/// Events on the list.
protocol ShelfList_HandleUIEvents {
    func onUIReady()
    func onReturnAll()
    func onBookTapped(_ number: BookNumber)
}

// MARK: - Data

/// The jobs.
protocol ShelfList_ManageData {
    func fetchBooks()
    func returnAllBooks()
}

/// How they end.
protocol ShelfList_PresentData where Self: AnyObject {
    typealias Fetched = Result<[Book], ShelfListFetchError>
    typealias Returned = Result<Void, ShelfListReturnError>

    func present(_ fetched: Fetched)
    func present(_ returned: Returned)
}

// MARK: - Navigation

/// Where the list leads.
protocol ShelfList_Navigate {
    func gotoDetail(bookNumber: BookNumber)
}

// MARK: - Models

/// Why a fetch failed.
enum ShelfListFetchError: Error {
    case unreadable
}

/// Why a return failed.
enum ShelfListReturnError: Error {
    case unreadable, notStored
}

/// The list's messages in words.
enum ShelfListMessageUI {
    case fetchFailed, returned, returnFailed
}

/// A row, with the number of its book.
struct ShelfListBookUI {
    let number: BookNumber
    let title: String
    let detail: String
    let color: UIColor
}

extension ShelfListBookUI: Equatable {}
