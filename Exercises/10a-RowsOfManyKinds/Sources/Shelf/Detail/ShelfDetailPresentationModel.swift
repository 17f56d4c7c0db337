import Foundation

/// What the use case tells its presenter of its book.
struct ShelfDetailPresentationModel: Equatable {
    let title: String
    let author: String
    let lending: Lending?

    /// Who has the book, until when, and what the rule says of that now.
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
