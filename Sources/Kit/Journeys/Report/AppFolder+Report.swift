import Foundation

/// The file of the report app.
nonisolated extension AppFolder {
    /// Writes these lines, and a line feed behind each.
    func store(report lines: [String]) throws {
        try store(report: lines.map { $0 + "\n" }.joined())
    }

    /// Writes the text as it is.
    func store(report text: String) throws {
        try write(Data(text.utf8), to: "transactions.csv")
    }
}
