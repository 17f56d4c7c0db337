import Foundation
import HeadlessUIKit

/// Directs a book's screen: how the book looks, what may be done with it, and what follows.
final class BookDetailDirector {
    let dataManager: BookDetail_ManageData
    let navigator: BookDetail_Navigate
    weak var ui: BookDetail_DisplayUI?

    private var state = State.waiting
    private var book: Book?
    private let now: @MainActor () -> Date

    init(dataManager: BookDetail_ManageData, navigator: BookDetail_Navigate, now: @escaping @MainActor () -> Date) {
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }

    private enum State { case waiting, returning }
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
        guard state == .waiting else { return }
        state = .returning
        dataManager.returnBook()
    }
}

// MARK: - Data

extension BookDetailDirector: BookDetail_PresentData {
    func present(book: Book) {
        self.book = book
        let status = BookDetailStatus(of: book, at: now())
        ui?.display(title: book.title, author: book.author)
        ui?.display(status: status.text, color: status.color)
        ui?.display(canLend: book.loan == nil, canReturn: book.loan != nil)
    }

    func presentReturnSuccess() {
        state = .waiting
        navigator.goBack()
    }

    func presentReturnError() {
        state = .waiting
        ui?.display(error: "The book could not be returned.")
    }
}
