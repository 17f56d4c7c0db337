/// Asks the library to lend a book.
///
/// Asking again for the same borrower isn't a second loan.
nonisolated struct LoanRequest: Equatable, Sendable {
    let bookID: Int
    let borrower: String
    let days: Int
}
