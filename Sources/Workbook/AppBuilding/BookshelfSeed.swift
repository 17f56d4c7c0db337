import Foundation

/// The books in an exercise's app when it is played: one lent and overdue, one lent, and the others on the shelf.
enum BookshelfSeed {
    /// The format in which every exercise stores its books.
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

    /// Writes `books.json` to the folder, unless there is one.
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
        // Without the file, the app begins with its own shelf or an empty one.
        try? encoder.encode(books).write(to: file, options: .atomic)
    }
}
