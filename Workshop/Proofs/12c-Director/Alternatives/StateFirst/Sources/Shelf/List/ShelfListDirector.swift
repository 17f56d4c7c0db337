import Foundation
import HeadlessUIKit

/// Directs the list, which is always in one of few states.
final class ShelfListDirector {
    private enum State {
        case waiting
        case showing([Book])
        case refused(by: Job)
    }

    private enum Job {
        case fetching, returning
    }

    let dataManager: ShelfList_ManageData
    let navigator: ShelfList_Navigate
    weak var ui: ShelfList_DisplayUI?

    private var books: [Book] = []
    private let now: @MainActor () -> Date

    init(dataManager: ShelfList_ManageData, navigator: ShelfList_Navigate, now: @escaping @MainActor () -> Date) {
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }

    private func enter(_ state: State) {
        if case .showing(let fetched) = state { books = fetched }
        show(state)
    }

    private func show(_ state: State) {
        switch state {
        case .waiting: ui?.display(loading: true)
        case .showing(let books):
            ui?.display(loading: false)
            ui?.display(books: rows(of: books))
        case .refused(by: .fetching):
            ui?.display(loading: false)
            ui?.displayFetchError()
        case .refused(by: .returning):
            ui?.display(loading: false)
            ui?.displayReturnError()
        }
    }

    private func begin(_ job: Job) {
        enter(.waiting)
        switch job {
        case .fetching: dataManager.fetchBooks()
        case .returning: dataManager.returnAllBooks()
        }
    }

    private func rows(of books: [Book]) -> [ShelfListBookUI] {
        let time = now()
        return books.map { book in
            var detail = book.author
            if let loan = book.loan {
                detail += ", lent to \(loan.borrower) until \(DueDate.text(loan.due))"
            }
            let isOverdue = book.loan?.isOverdue(at: time) == true
            return ShelfListBookUI(title: book.title, detail: detail, color: isOverdue ? .systemRed : .darkGray)
        }
    }
}

// MARK: - UI events

extension ShelfListDirector: ShelfList_HandleUIEvents {
    func onUIReady() { begin(.fetching) }

    func onReturnAll() { begin(.returning) }

    func onBookSelected(index: Int) {
        guard let book = books.dropFirst(max(index, 0)).first, index >= 0 else { return }
        navigator.gotoDetail(of: book, with: self)
    }
}

// MARK: - Data

extension ShelfListDirector: ShelfList_PresentData {
    func present(books: [Book]) { enter(.showing(books)) }

    func presentFetchError() { enter(.refused(by: .fetching)) }

    func presentReturnSuccess() {
        begin(.fetching)
        ui?.displayReturnSuccess()
    }

    func presentReturnError() { enter(.refused(by: .returning)) }
}

// MARK: - News

extension ShelfListDirector: ShelfDetail_Delegate {
    func bookDidChange() { begin(.fetching) }
}
