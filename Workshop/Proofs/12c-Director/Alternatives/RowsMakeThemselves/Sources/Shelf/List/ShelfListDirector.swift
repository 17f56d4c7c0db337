import Foundation
import HeadlessUIKit

/// Directs the list: what is asked for when.
final class ShelfListDirector {
    let dataManager: any ShelfList_ManageData
    let navigator: any ShelfList_Navigate
    weak var ui: (any ShelfList_DisplayUI)?

    private let now: @MainActor () -> Date
    private var shown: [Book] = []

    init(dataManager: any ShelfList_ManageData, navigator: any ShelfList_Navigate, now: @escaping @MainActor () -> Date)
    {
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }
}

// MARK: - UI events

extension ShelfListDirector: ShelfList_HandleUIEvents {
    func onUIReady() {
        ui?.display(loading: true)
        dataManager.fetchBooks()
    }

    func onReturnAll() {
        ui?.display(loading: true)
        dataManager.returnAllBooks()
    }

    func onBookSelected(index: Int) {
        if index >= 0, index < shown.count {
            navigator.gotoDetail(of: shown[index], with: self)
        }
    }
}

// MARK: - Data

extension ShelfListDirector: ShelfList_PresentData {
    func present(books: [Book]) {
        shown = books
        let time = now()
        ui?.display(loading: false)
        ui?.display(books: books.map { ShelfListBookUI($0, at: time) })
    }

    func presentFetchError() {
        ui?.displayFetchError()
        ui?.display(loading: false)
    }

    func presentReturnSuccess() {
        ui?.display(loading: false)
        ui?.displayReturnSuccess()
        onUIReady()
    }

    func presentReturnError() {
        ui?.displayReturnError()
        ui?.display(loading: false)
    }
}

// MARK: - News

extension ShelfListDirector: ShelfDetail_Delegate {
    func bookDidChange() {
        onUIReady()
    }
}

// MARK: - Rows

extension ShelfListBookUI {
    fileprivate init(_ book: Book, at time: Date) {
        title = book.title
        color = book.isOverdue(at: time) ? .systemRed : .darkGray
        if let loan = book.loan {
            detail = "\(book.author), lent to \(loan.borrower) until \(DueDate.text(loan.due))"
        } else {
            detail = book.author
        }
    }
}
