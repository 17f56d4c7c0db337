/// A book on the shelf, or lent to somebody.
nonisolated struct Book: Equatable, Sendable {
    let id: Int
    var title: String
    var author: String
    var loan: Loan?
}
