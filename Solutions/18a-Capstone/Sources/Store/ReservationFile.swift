import Foundation

/// Reads and writes `reservations.json`: names in line, by the ids of books, written atomically.
nonisolated struct ReservationFile: Sendable {
    let url: URL

    init(in folder: URL) {
        url = folder.appendingPathComponent("reservations.json")
    }

    /// Returns the lines of all books, which are empty without a file.
    ///
    /// Throws when the file can't be read or understood.
    func read() throws -> [Int: [String]] {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            return [:]
        }
        return try JSONDecoder().decode([Int: [String]].self, from: data)
    }

    /// Writes the books.
    ///
    /// Throws when the file can't be written, and leaves the earlier one untouched.
    func write(_ lines: [Int: [String]]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(lines).write(to: url, options: .atomic)
    }
}
