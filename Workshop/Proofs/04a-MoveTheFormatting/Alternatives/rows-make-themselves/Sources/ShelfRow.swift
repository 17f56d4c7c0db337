import Foundation

/// A book as its row shows it.
struct ShelfRow: Equatable {
    enum Meaning {
        case ordinary
        case overdue
    }

    let name: String
    let subtitle: String
    let meaning: Meaning
}

extension ShelfRow {
    init(_ book: Book, at now: Date) {
        name = book.title
        meaning = book.loan?.isOverdue(at: now) == true ? .overdue : .ordinary
        guard let loan = book.loan else {
            subtitle = book.author
            return
        }
        subtitle = "\(book.author), lent to \(loan.borrower) until \(DueDate.text(loan.due))"
    }
}
