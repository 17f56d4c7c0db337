import Foundation
import HeadlessUIKit

/// Directs the list: what is asked for when, and how books look on the screen.
final class ShelfListDirector {
    let dataManager: ShelfList_ManageData
    let navigator: ShelfList_Navigate
    weak var ui: ShelfList_DisplayUI?

    private var books: [Book] = []
    private let now: @MainActor () -> Date
    private var keptByFault: [AnyObject] = []

    init(dataManager: ShelfList_ManageData, navigator: ShelfList_Navigate, now: @escaping @MainActor () -> Date) {
        self.dataManager = dataManager
        self.navigator = navigator
        let now = Fault.clock(now)
        self.now = now
    }

    private func bookUI(_ book: Book) -> ShelfListBookUI {
        if let row = Fault.row(of: book, at: now()) { return row }
        let loan = book.loan.map { "lent to \($0.borrower) until \(DueDate.text($0.due))" }
        return ShelfListBookUI(
            title: book.title,
            detail: [book.author, loan].compactMap(\.self).joined(separator: ", "),
            color: book.isOverdue(at: now()) ? .systemRed : .darkGray)
    }

    private func fetch() {
        Fault.keep(ui, in: &keptByFault)
        ui?.display(loading: true)
        dataManager.fetchBooks()
    }
}

// MARK: - UI events

extension ShelfListDirector: ShelfList_HandleUIEvents {
    func onUIReady() {
        if Fault.ignoresOpening.isActive { return }
        if Fault.asksBeforeLoading.isActive { return Fault.ask(dataManager, before: ui) }
        fetch()
    }

    func onReturnAll() {
        if Fault.ignoresReturning.isActive { return }
        if Fault.fetchesInsteadOfReturning.isActive { return fetch() }
        Fault.keep(ui, in: &keptByFault)
        if Fault.returnsBeforeLoading.isActive { dataManager.returnAllBooks() }
        ui?.display(loading: true)
        if Fault.returnsBeforeLoading.isActive { return }
        dataManager.returnAllBooks()
    }

    func onBookSelected(index: Int) {
        let index = Fault.index(index, in: books)
        guard books.indices.contains(index) else { return }
        navigator.gotoDetail(of: books[index], with: self)
    }
}

// MARK: - Data

extension ShelfListDirector: ShelfList_PresentData {
    func present(books: [Book]) {
        Fault.keep(ui, in: &keptByFault)
        let books = Fault.order(books)
        let kept = Fault.keepsTheFirstBooks.isActive && !self.books.isEmpty ? self.books : books
        self.books = books
        if Fault.keepsTheFirstBooks.isActive { self.books = kept }
        if Fault.endsLoadingFirst.isActive { ui?.display(loading: false) }
        ui?.display(books: books.map(bookUI))
        if Fault.endsLoadingFirst.isActive || Fault.loaderRunsOn.isActive { return }
        ui?.display(loading: false)
        if Fault.fetchesAgain.isActive { Fault.askAgain(dataManager) }
    }

    func presentFetchError() {
        if Fault.failedFetchTellsOfReturn.isActive { return presentReturnError() }
        Fault.keep(ui, in: &keptByFault)
        if Fault.failedFetchForgetsBooks.isActive { books = [] }
        if Fault.failedFetchEmptiesRows.isActive { ui?.display(books: []) }
        if Fault.failedFetchIsToldTwice.isActive { ui?.displayFetchError() }
        if Fault.failedFetchAsksAgain.isActive { Fault.askAgain(dataManager) }
        if Fault.saysErrorFirst.isActive || Fault.failedFetchKeepsLoading.isActive { ui?.displayFetchError() }
        if Fault.failedFetchKeepsLoading.isActive { return }
        ui?.display(loading: false)
        if Fault.saysErrorFirst.isActive { return }
        ui?.displayFetchError()
    }

    func presentReturnSuccess() {
        Fault.keep(ui, in: &keptByFault)
        if Fault.returnIsSilent.isActive { return fetch() }
        if Fault.saysReturnLast.isActive { fetch() }
        if Fault.returnIsToldTwice.isActive { ui?.displayReturnSuccess() }
        ui?.displayReturnSuccess()
        if Fault.saysReturnLast.isActive || Fault.returnIsNotFetched.isActive { return }
        fetch()
        if Fault.returnIsFetchedTwice.isActive { fetch() }
        if Fault.returnEndsLoading.isActive { ui?.display(loading: false) }
    }

    func presentReturnError() {
        if Fault.failedReturnTellsOfFetch.isActive { return presentFetchError() }
        Fault.keep(ui, in: &keptByFault)
        if Fault.failedReturnForgetsBooks.isActive { books = [] }
        if Fault.failedReturnEmptiesRows.isActive { ui?.display(books: []) }
        if Fault.failedReturnIsToldTwice.isActive { ui?.displayReturnError() }
        if Fault.failedReturnFetches.isActive { Fault.askAgain(dataManager) }
        if Fault.saysErrorFirst.isActive || Fault.failedReturnKeepsLoading.isActive { ui?.displayReturnError() }
        if Fault.failedReturnKeepsLoading.isActive { return }
        ui?.display(loading: false)
        if Fault.saysErrorFirst.isActive { return }
        ui?.displayReturnError()
    }
}

// MARK: - News

extension ShelfListDirector: ShelfDetail_Delegate {
    func bookDidChange() {
        if Fault.ignoresNews.isActive { return }
        if Fault.newsReturns.isActive { return onReturnAll() }
        if Fault.newsAsksBeforeLoading.isActive { return Fault.ask(dataManager, before: ui) }
        fetch()
    }
}
