import Foundation
import HeadlessUIKit

/// A behavior of the Director that differs from the code that the learner reads: wrong, or another right one.
///
/// One is chosen where a process begins, by `WORKBOOK_FAULT`.
enum Fault: String {
    // Right as well.
    case endsLoadingFirst, saysErrorFirst, saysReturnLast

    // Events.
    case asksBeforeLoading, returnsBeforeLoading, fetchesInsteadOfReturning, ignoresOpening, ignoresNews
    // Rows.
    case lentIsRed, clockReadOnce, sortsRows, dropsDueDate
    // Answers.
    case loaderRunsOn, fetchesAgain
    case failedFetchKeepsLoading, failedFetchEmptiesRows, failedFetchTellsOfReturn
    case failedReturnKeepsLoading, failedReturnEmptiesRows, failedReturnTellsOfFetch
    case returnIsSilent, returnIsNotFetched, returnIsFetchedTwice, returnEndsLoading
    // Taps.
    case opensTheNextRow, staleOpensTheLast, keepsTheFirstBooks, failedFetchForgetsBooks, failedReturnForgetsBooks
    // Ownership.
    case keepsItsScreen

    var isActive: Bool { Self.active == self }

    private static let active = ProcessInfo.processInfo.environment["WORKBOOK_FAULT"].flatMap(Fault.init)
    private static var kept: [AnyObject] = []

    /// The clock as it is handed on.
    static func clock(_ now: @escaping @MainActor () -> Date) -> @MainActor () -> Date {
        guard clockReadOnce.isActive else { return now }
        let first = now()
        return { first }
    }

    /// The books in the order in which they are kept.
    static func order(_ books: [Book]) -> [Book] {
        sortsRows.isActive ? books.sorted { $0.title < $1.title } : books
    }

    /// The row, where it is another than the Director makes.
    static func row(of book: Book, at now: Date) -> ShelfListBookUI? {
        guard let loan = book.loan else { return nil }
        let lent = "\(book.author), lent to \(loan.borrower)"
        if dropsDueDate.isActive {
            let color: UIColor = book.isOverdue(at: now) ? .systemRed : .darkGray
            return ShelfListBookUI(title: book.title, detail: lent, color: color)
        }
        guard lentIsRed.isActive else { return nil }
        return ShelfListBookUI(
            title: book.title, detail: "\(lent) until \(DueDate.text(loan.due))", color: .systemRed)
    }

    /// The index that is looked up.
    static func index(_ index: Int, in books: [Book]) -> Int {
        if opensTheNextRow.isActive, books.indices.contains(index) { return (index + 1) % books.count }
        if staleOpensTheLast.isActive, index == books.count { return books.count - 1 }
        return index
    }

    /// Holds on to who was told something.
    static func keep(_ ui: AnyObject?) {
        if keepsItsScreen.isActive, let ui { kept.append(ui) }
    }
}
