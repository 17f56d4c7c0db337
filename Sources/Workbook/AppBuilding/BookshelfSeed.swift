import Foundation

/// The books that an exercise's app is played with: one lent and overdue, one lent, the others on the shelf.
enum BookshelfSeed {
    /// The shape that every exercise stores its books in.
    private struct Book: Encodable {
        struct Loan: Encodable {
            let borrower: String
            let due: Date
        }

        let id: Int
        let title: String
        let author: String
        var loan: Loan?
    }

    /// Puts `books.json` into the folder, unless there is one.
    static func plant(in folder: URL, now: Date) {
        let file = folder.appendingPathComponent("books.json")
        if FileManager.default.fileExists(atPath: file.path) { return }
        let day: TimeInterval = 86_400
        let books = [
            Book(
                id: 1, title: "Middlemarch", author: "George Eliot",
                loan: Book.Loan(borrower: "Ada", due: now - 9 * day)),
            Book(
                id: 2, title: "The Voyage Out", author: "Virginia Woolf",
                loan: Book.Loan(borrower: "Ben", due: now + 12 * day)),
            Book(id: 3, title: "Invisible Cities", author: "Italo Calvino"),
            Book(id: 4, title: "Kindred", author: "Octavia E. Butler"),
        ]
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        // Without it the app begins with a shelf of its own, or with an empty one.
        try? encoder.encode(books).write(to: file, options: .atomic)
    }
}
