import Course
import Foundation

/// A small course in its own folder, whose name has spaces and umlauts; it is removed with the object.
package final class TemporaryCourse {
    package let checkout: Checkout

    package init() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("Übungs kurs \(UUID().uuidString)")
        checkout = Checkout(root: root)
        try write("Package.swift", "// swift-tools-version: 6.2\n")
        try write("Lessons/01-MassiveViewController/README.md", "# Lesson 1: Everything in one place\n\nText.\n")
        try write("Exercises/13a-Worker/exercise.json", Self.json())
        try write("Exercises/13a-Worker/Sources/Worker.swift", Self.starter)
        try write("Exercises/.starter/13a-Worker/Sources/Worker.swift", Self.starter)
        try write("Tests/Exercises/13a-Worker/WorkerTests.swift", "import Testing\n")
    }

    deinit {
        try? FileManager.default.removeItem(at: checkout.root)
    }

    package static let starter = """
        struct Worker {
            // TODO(13a.1): Fetching presents the books.
            func fetch() {}
        }

        """

    /// Returns an `exercise.json`, with one field replaced.
    package static func json(_ field: String = "minutes", _ value: String? = "20") -> String {
        var fields = [
            "number": "\"13a\"", "name": "\"Worker\"", "title": "\"Get the books\"", "minutes": "20",
            "startsFrom": "\"Bookshelf\"", "editable": "[\"Sources/Worker.swift\"]", "rules": "[]",
            "requirements": "[\(requirement())]",
        ]
        fields[field] = value
        return "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ",\n")
            + "}"
    }

    /// Returns a requirement, with one field replaced.
    package static func requirement(_ field: String = "points", _ value: String? = "2") -> String {
        var fields = [
            "id": "\"13a.1\"", "kind": "\"behavior\"", "points": "2", "goal": "\"Fetching presents the books.\"",
            "tests": "[\"fetchPresents\"]",
        ]
        fields[field] = value
        return "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
            + "}"
    }

    package func write(_ path: String, _ text: String) throws {
        let url = checkout.url(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    package func read(_ path: String) -> String? {
        (try? Data(contentsOf: checkout.url(path))).map { String(decoding: $0, as: UTF8.self) }
    }

    package func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: checkout.url(path))
    }
}
