import Foundation

/// A book, on the shelf or lent.
nonisolated struct Book: Codable, Equatable, Sendable {
    let id: Int
    var title: String
    var author: String
    var loan: Loan?

    func isOverdue(at now: Date) -> Bool {
        loan?.isOverdue(at: now) ?? false
    }

    /// The same book, back on the shelf.
    var returned: Book {
        Book(id: id, title: title, author: author, loan: nil)
    }
}

nonisolated extension Book {
    /// The books on a shelf that was never stored, so that there is something to lend.
    static let firstShelf = [
        Book(id: 1, title: "Middlemarch", author: "George Eliot"),
        Book(id: 2, title: "The Voyage Out", author: "Virginia Woolf"),
        Book(id: 3, title: "Invisible Cities", author: "Italo Calvino"),
        Book(id: 4, title: "Kindred", author: "Octavia E. Butler"),
    ]
}
