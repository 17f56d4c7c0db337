import Foundation

/// Reads and writes `books.json`: an array of books, dates as ISO 8601, written atomically.
nonisolated struct BookFile: Sendable {
    let url: URL

    init(in folder: URL) {
        url = folder.appendingPathComponent("books.json")
    }

    /// Returns the stored books, or a first shelf without a file.
    ///
    /// Throws when the file can't be read or understood.
    func read() throws -> [Book] {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            return Book.firstShelf
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Book].self, from: data)
    }

    /// Writes the books.
    ///
    /// Throws when the file can't be written, and leaves the earlier one untouched.
    func write(_ books: [Book]) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(books).write(to: url, options: .atomic)
    }
}
