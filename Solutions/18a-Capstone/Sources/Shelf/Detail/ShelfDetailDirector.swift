import Foundation
import HeadlessUIKit

/// Directs a book's screen.
///
/// The book was passed in, so the module needs no Worker.
final class ShelfDetailDirector {
    let navigator: ShelfDetail_Navigate
    weak var ui: ShelfDetail_DisplayUI?
    weak var delegate: ShelfDetail_Delegate?

    private var book: Book
    private let now: @MainActor () -> Date

    init(book: Book, navigator: ShelfDetail_Navigate, now: @escaping @MainActor () -> Date) {
        self.book = book
        self.navigator = navigator
        self.now = now
    }

    private func showBook() {
        let isOverdue = book.isOverdue(at: now())
        ui?.display(title: book.title, author: book.author)
        ui?.display(status: status(isOverdue: isOverdue), color: isOverdue ? .systemRed : .darkGray)
        ui?.display(canLend: book.loan == nil)
    }

    private func status(isOverdue: Bool) -> String {
        guard let loan = book.loan else { return "On the shelf" }
        let text = "ent to \(loan.borrower) until \(DueDate.text(loan.due))"
        return isOverdue ? "Overdue: l" + text : "L" + text
    }
}

// MARK: - UI events

extension ShelfDetailDirector: ShelfDetail_HandleUIEvents {
    func onUIReady() {
        showBook()
    }

    func onLend() {
        navigator.gotoLend(book, with: self)
    }

    func onReservations() {
        navigator.gotoReservations(of: book, with: self)
    }
}

// MARK: - News

extension ShelfDetailDirector: ShelfLend_Delegate {
    func bookDidGetLent(_ book: Book) {
        self.book = book
        showBook()
        delegate?.bookDidChange()
    }
}

extension ShelfDetailDirector: ShelfReserve_Delegate {
    func bookDidGetReserved(for name: String, place: Int) {
        ui?.display(reservation: "Reserved for \(name), number \(place) in line.")
    }
}
