/// Asks the library to lend a book. To ask again for the same borrower is no second loan.
nonisolated struct LoanRequest: Equatable, Sendable {
    let bookID: Int
    let borrower: String
    let days: Int
}
