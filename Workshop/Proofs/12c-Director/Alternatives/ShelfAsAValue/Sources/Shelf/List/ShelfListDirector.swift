import Foundation
import HeadlessUIKit

/// Directs the list: what is asked for when, and how books look on the screen.
final class ShelfListDirector {
    let dataManager: ShelfList_ManageData
    let navigator: ShelfList_Navigate
    weak var ui: ShelfList_DisplayUI?

    private var shelf = Shelf()
    private let now: @MainActor () -> Date

    init(dataManager: ShelfList_ManageData, navigator: ShelfList_Navigate, now: @escaping @MainActor () -> Date) {
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }
}

// MARK: - What is on the shelf

extension ShelfListDirector {
    /// The books that the rows show, in the order of the rows.
    private struct Shelf {
        var books: [Book] = []

        /// The book in a row, if the row is still there.
        subscript(row row: Int) -> Book? {
            books.indices ~= row ? books[row] : nil
        }

        func rows(at moment: Date) -> [ShelfListBookUI] {
            var rows: [ShelfListBookUI] = []
            for book in books {
                var detail = book.author
                if let loan = book.loan {
                    detail += ", lent to " + loan.borrower + " until " + DueDate.text(loan.due)
                }
                let color: UIColor
                if book.isOverdue(at: moment) {
                    color = .systemRed
                } else {
                    color = .darkGray
                }
                rows.append(ShelfListBookUI(title: book.title, detail: detail, color: color))
            }
            return rows
        }
    }

    private func fetchAgain() {
        ui?.display(loading: true)
        dataManager.fetchBooks()
    }
}

// MARK: - UI events

extension ShelfListDirector: ShelfList_HandleUIEvents {
    func onUIReady() {
        fetchAgain()
    }

    func onReturnAll() {
        ui?.display(loading: true)
        dataManager.returnAllBooks()
    }

    func onBookSelected(index: Int) {
        if let book = shelf[row: index] {
            navigator.gotoDetail(of: book, with: self)
        }
    }
}

// MARK: - Data

extension ShelfListDirector: ShelfList_PresentData {
    func present(books: [Book]) {
        shelf = Shelf(books: books)
        guard let ui else { return }
        ui.display(books: shelf.rows(at: now()))
        ui.display(loading: false)
    }

    func presentFetchError() {
        guard let ui else { return }
        ui.display(loading: false)
        ui.displayFetchError()
    }

    func presentReturnSuccess() {
        // The return is over, and the next wait begins.
        ui?.display(loading: false)
        ui?.displayReturnSuccess()
        fetchAgain()
    }

    func presentReturnError() {
        guard let ui else { return }
        ui.display(loading: false)
        ui.displayReturnError()
    }
}

// MARK: - News

extension ShelfListDirector: ShelfDetail_Delegate {
    func bookDidChange() {
        fetchAgain()
    }
}
