/// A book, on the shelf or lent.
nonisolated struct Book: Equatable, Sendable {
    let id: Int
    var title: String
    var author: String
    var loan: Loan?
}
