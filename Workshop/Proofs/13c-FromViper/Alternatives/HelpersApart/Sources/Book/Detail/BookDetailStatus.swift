import Foundation
import HeadlessUIKit

/// Where a book is, in words and in a color.
///
/// The Director asks for it.
struct BookDetailStatus {
    let text: String
    let color: UIColor

    init(of book: Book, at moment: Date) {
        guard let loan = book.loan else {
            (text, color) = ("On the shelf", .darkGray)
            return
        }
        let place = "lent to \(loan.borrower) until \(DueDate.text(loan.due))"
        let isOverdue = loan.isOverdue(at: moment)
        text = isOverdue ? "Overdue: " + place : "L" + place.dropFirst()
        color = isOverdue ? .systemRed : .darkGray
    }
}
