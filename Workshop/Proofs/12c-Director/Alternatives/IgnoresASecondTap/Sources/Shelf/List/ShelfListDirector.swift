import Foundation
import HeadlessUIKit

/// Directs the list: what is asked for when, and how books look on the screen.
final class ShelfListDirector {
    let dataManager: ShelfList_ManageData
    let navigator: ShelfList_Navigate
    weak var ui: ShelfList_DisplayUI?

    private var books: [Book] = []
    private var isReturning = false
    private let now: @MainActor () -> Date

    init(dataManager: ShelfList_ManageData, navigator: ShelfList_Navigate, now: @escaping @MainActor () -> Date) {
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }

    private func bookUI(_ book: Book) -> ShelfListBookUI {
        let loan = book.loan.map { "lent to \($0.borrower) until \(DueDate.text($0.due))" }
        return ShelfListBookUI(
            title: book.title,
            detail: [book.author, loan].compactMap(\.self).joined(separator: ", "),
            color: book.isOverdue(at: now()) ? .systemRed : .darkGray)
    }

    private func fetch() {
        ui?.display(loading: true)
        dataManager.fetchBooks()
    }
}

// MARK: - UI events

extension ShelfListDirector: ShelfList_HandleUIEvents {
    func onUIReady() {
        fetch()
    }

    func onReturnAll() {
        guard !isReturning else { return }
        isReturning = true
        ui?.display(loading: true)
        dataManager.returnAllBooks()
    }

    func onBookSelected(index: Int) {
        guard books.indices.contains(index) else { return }
        navigator.gotoDetail(of: books[index], with: self)
    }
}

// MARK: - Data

extension ShelfListDirector: ShelfList_PresentData {
    func present(books: [Book]) {
        self.books = books
        ui?.display(books: books.map(bookUI))
        ui?.display(loading: false)
    }

    func presentFetchError() {
        ui?.display(loading: false)
        ui?.displayFetchError()
    }

    func presentReturnSuccess() {
        isReturning = false
        ui?.displayReturnSuccess()
        fetch()
    }

    func presentReturnError() {
        isReturning = false
        ui?.display(loading: false)
        ui?.displayReturnError()
    }
}

// MARK: - News

extension ShelfListDirector: ShelfDetail_Delegate {
    func bookDidChange() {
        fetch()
    }
}
