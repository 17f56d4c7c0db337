import Foundation

/// A book in the form in which the device stores it, with its loan.
nonisolated struct BookRecord: Codable, Equatable, Sendable {
    /// A loan in that form.
    struct LoanRecord: Codable, Equatable, Sendable {
        let borrower: String
        let due: Date
    }

    let id: Int
    let title: String
    let author: String
    var loan: LoanRecord?

    init(_ book: Book) {
        id = book.id
        title = book.title
        author = book.author
        loan = book.loan.map { LoanRecord(borrower: $0.borrower, due: $0.due) }
    }

    /// The entity that the app works with.
    var book: Book {
        Book(id: id, title: title, author: author, loan: loan.map { Loan(borrower: $0.borrower, due: $0.due) })
    }
}
