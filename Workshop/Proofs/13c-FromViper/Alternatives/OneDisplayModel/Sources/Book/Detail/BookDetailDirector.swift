import Foundation
import HeadlessUIKit

/// Directs a book's screen: how the book looks, what may be done with it, and what follows.
final class BookDetailDirector {
    let dataManager: BookDetail_ManageData
    let navigator: BookDetail_Navigate
    weak var ui: BookDetail_DisplayUI?

    private var book: Book?
    private var isReturning = false
    private let now: @MainActor () -> Date

    init(dataManager: BookDetail_ManageData, navigator: BookDetail_Navigate, now: @escaping @MainActor () -> Date) {
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }

    private func bookUI(_ book: Book) -> BookDetailUI {
        let isOverdue = book.isOverdue(at: now())
        return BookDetailUI(
            title: book.title, author: book.author, status: status(of: book, isOverdue: isOverdue),
            statusColor: isOverdue ? .systemRed : .darkGray, canBeLent: book.loan == nil,
            canBeReturned: book.loan != nil)
    }

    private func status(of book: Book, isOverdue: Bool) -> String {
        guard let loan = book.loan else { return "On the shelf" }
        let text = "ent to \(loan.borrower) until \(DueDate.text(loan.due))"
        return isOverdue ? "Overdue: l" + text : "L" + text
    }
}

// MARK: - UI events

extension BookDetailDirector: BookDetail_HandleUIEvents {
    func onUIReady() {
        dataManager.watchBook()
    }

    func onLend() {
        guard let book else { return }
        navigator.goLending(book: book)
    }

    func onReturn() {
        // A second tap before the answer is ignored, whether or not the Scene allows it.
        if isReturning { return }
        isReturning = true
        dataManager.returnBook()
    }
}

// MARK: - Data

extension BookDetailDirector: BookDetail_PresentData {
    func present(book: Book) {
        self.book = book
        ui?.display(book: bookUI(book))
    }

    func presentReturnSuccess() {
        isReturning = false
        navigator.goBack()
    }

    func presentReturnError() {
        isReturning = false
        ui?.displayReturnError()
    }
}
