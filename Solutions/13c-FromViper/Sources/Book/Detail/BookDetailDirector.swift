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
        navigator.gotoLend(book)
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
        let isOverdue = book.isOverdue(at: now())
        ui?.display(title: book.title, author: book.author)
        ui?.display(status: status(of: book, isOverdue: isOverdue), color: isOverdue ? .systemRed : .darkGray)
        ui?.display(canLend: book.loan == nil, canReturn: book.loan != nil)
    }

    func presentReturnSuccess() {
        isReturning = false
        navigator.goBack()
    }

    func presentReturnError() {
        isReturning = false
        ui?.display(error: "The book could not be returned.")
    }
}
