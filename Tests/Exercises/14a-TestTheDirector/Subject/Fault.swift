import Foundation
import HeadlessUIKit

/// A behavior of the Director, wrong or right, that differs from the code that the learner reads.
///
/// A process chooses one by `WORKBOOK_FAULT`.
enum Fault: String {
    // Also right.
    case endsLoadingFirst, saysErrorFirst, saysReturnLast

    // Events.
    case asksBeforeLoading, newsAsksBeforeLoading, returnsBeforeLoading
    case fetchesInsteadOfReturning, newsReturns, ignoresOpening, ignoresReturning, ignoresNews
    // Rows.
    case lentIsRed, clockReadOnce, sortsRows, dropsDueDate, overdueSaysNoLoan, shelfDropsAuthor
    // Answers.
    case loaderRunsOn, fetchesAgain
    case failedFetchKeepsLoading, failedFetchEmptiesRows, failedFetchTellsOfReturn
    case failedFetchIsToldTwice, failedFetchAsksAgain
    case failedReturnKeepsLoading, failedReturnEmptiesRows, failedReturnTellsOfFetch
    case failedReturnIsToldTwice, failedReturnFetches
    case returnIsSilent, returnIsToldTwice, returnIsNotFetched, returnIsFetchedTwice, returnEndsLoading
    // Taps.
    case opensTheNextRow, opensTheFirst, staleOpensTheLast, keepsTheFirstBooks
    case failedFetchForgetsBooks, failedReturnForgetsBooks
    // Ownership.
    case keepsItsScreen

    var isActive: Bool { Self.active == self }

    private static let active = ProcessInfo.processInfo.environment["WORKBOOK_FAULT"].flatMap(Fault.init)

    /// Returns the clock that is passed along.
    static func clock(_ now: @escaping @MainActor () -> Date) -> @MainActor () -> Date {
        guard clockReadOnce.isActive else { return now }
        let first = now()
        return { first }
    }

    /// Asks for the books, and only then shows that they are loading.
    static func ask(_ dataManager: ShelfList_ManageData, before ui: ShelfList_DisplayUI?) {
        dataManager.fetchBooks()
        ui?.display(loading: true)
    }

    /// Asks for the books once more after an answer, unless that answer came inside such a call.
    ///
    /// A double that answers at once would otherwise be asked forever, and a suite that crashes reports nothing.
    static func askAgain(_ dataManager: ShelfList_ManageData) {
        guard !isAskingAgain else { return }
        isAskingAgain = true
        defer { isAskingAgain = false }
        dataManager.fetchBooks()
    }

    private static var isAskingAgain = false

    /// Returns the books in the order in which they are kept.
    static func order(_ books: [Book]) -> [Book] {
        sortsRows.isActive ? books.sorted { $0.title < $1.title } : books
    }

    /// Returns the row of a fault; nil for the one that the Director makes.
    static func row(of book: Book, at now: Date) -> ShelfListBookUI? {
        guard let loan = book.loan else {
            return shelfDropsAuthor.isActive ? ShelfListBookUI(title: book.title, detail: "", color: .darkGray) : nil
        }
        let lent = "\(book.author), lent to \(loan.borrower)"
        let isOverdue = book.isOverdue(at: now)
        switch active {
        case .dropsDueDate where !isOverdue:
            return ShelfListBookUI(title: book.title, detail: lent, color: .darkGray)
        case .overdueSaysNoLoan where isOverdue:
            return ShelfListBookUI(title: book.title, detail: book.author, color: .systemRed)
        case .lentIsRed:
            return ShelfListBookUI(
                title: book.title, detail: "\(lent) until \(DueDate.text(loan.due))", color: .systemRed)
        default:
            return nil
        }
    }

    /// Returns the index that is looked up.
    static func index(_ index: Int, in books: [Book]) -> Int {
        if opensTheNextRow.isActive, books.indices.contains(index) { return (index + 1) % books.count }
        if opensTheFirst.isActive, books.indices.contains(index) { return 0 }
        if staleOpensTheLast.isActive, index == books.count { return books.count - 1 }
        return index
    }

    /// Keeps an object that was told something, as a strong reference in the Director would.
    static func keep(_ ui: AnyObject?, in kept: inout [AnyObject]) {
        if keepsItsScreen.isActive, let ui { kept.append(ui) }
    }
}
