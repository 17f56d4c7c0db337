import Foundation

/// The book, as the use case tells its presenter.
struct ShelfDetailPresentationModel: Equatable {
    let title: String
    let author: String
    let lending: Lending?

    /// The borrower, the due date, and whether the loan is overdue now.
    struct Lending: Equatable {
        let borrower: String
        let due: Date
        let isOverdue: Bool
    }

    init(_ book: Book, isOverdue: Bool) {
        title = book.title
        author = book.author
        lending = book.loan.map { Lending(borrower: $0.borrower, due: $0.due, isOverdue: isOverdue) }
    }
}
