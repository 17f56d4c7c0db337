import Foundation

/// One book, as the use case tells its presenter: a copy of what the list needs, and nothing more.
struct ShelfListPresentationModel: Equatable {
    let id: Int
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
        id = book.id
        title = book.title
        author = book.author
        lending = book.loan.map { Lending(borrower: $0.borrower, due: $0.due, isOverdue: isOverdue) }
    }
}
