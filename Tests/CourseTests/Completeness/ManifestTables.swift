import Course
import Foundation

/// The tables at the top of `Package.swift`, by their names.
struct ManifestTables {
    private let text: String

    init(_ checkout: Checkout) throws {
        text = String(decoding: try checkout.data("Package.swift"), as: UTF8.self)
    }

    /// The words of a list or of `words("...")`, or the keys of a dictionary; empty if there is no table of that name.
    subscript(name: String) -> [String] {
        guard let start = text.range(of: "\nlet \(name) = ") else { return [] }
        let table = text[start.upperBound...].prefix { $0 != "]" && $0 != ")" }
        return table.matches(of: /"([^"]*)"(?: *: *"[^"]*")?/).flatMap { $0.1.split(separator: " ").map(String.init) }
    }

    /// Returns the differences between a table and a list of folders, a sentence each.
    func problems(of name: String, against folders: [String], in place: String) -> [String] {
        let table = self[name]
        let missing = folders.filter { !table.contains($0) }.map { folder in
            """
            \(place)/\(folder) is not in Package.swift, so nothing builds it: add "\(folder)" to the table \(name), \
            \(Self.place(of: folder, in: folders))
            """
        }
        let sorted = table.sorted()
        let isSorted = table == sorted
        let order = """
            The table \(name) in Package.swift is not in order: it has to be \(sorted.joined(separator: ", "))
            """
        return missing + (isSorted ? [] : [order])
    }

    private static func place(of folder: String, in folders: [String]) -> String {
        folders.last { $0 < folder }.map { "after \"\($0)\"" } ?? "as the first"
    }
}
