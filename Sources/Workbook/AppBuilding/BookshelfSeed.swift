import Foundation

/// The books in an exercise's app when it is played: one lent and overdue, one lent, and the others on the shelf.
package enum BookshelfSeed {
    /// The name of the file with the books.
    package static let file = "books.json"

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
        let url = folder.appendingPathComponent(file)
        if FileManager.default.fileExists(atPath: url.path) { return }
        // Without the file, the app begins with its own shelf or an empty one.
        try? text(now: now).map { try Data($0.utf8).write(to: url, options: .atomic) }
    }

    /// Returns the text of `books.json`, or nil if it can't be made.
    package static func text(now: Date) -> String? {
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
        return (try? encoder.encode(books)).map { String(decoding: $0, as: UTF8.self) }
    }
}
