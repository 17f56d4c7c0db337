import Foundation
import Testing

/// One small wrong change of lesson 13's Items app, and exactly the findings that it causes.
struct Mutant: CustomTestStringConvertible {
    let testDescription: String
    let rule: String
    let changes: [(file: String, text: String, replacement: String)]
    let expected: [(place: String, what: String)]

    init(_ name: String, caughtBy rule: String, _ changes: [(String, String, String)], _ expected: [(String, String)]) {
        testDescription = name
        self.rule = rule
        self.changes = changes.map { (file: $0.0, text: $0.1, replacement: $0.2) }
        self.expected = expected.map { (place: $0.0, what: $0.1) }
    }

    /// Returns the app's files with the change made; each changed text has to occur exactly once.
    func files() throws -> [(path: String, text: String)] {
        var files = try Self.lesson13()
        for change in changes {
            let index = try #require(files.firstIndex { $0.path == change.file }, "there is no \(change.file)")
            let parts = files[index].text.components(separatedBy: change.text)
            try #require(parts.count == 2, "\(change.text) is not once in \(change.file)")
            files[index].text = parts.joined(separator: change.replacement)
        }
        return files
    }

    static func lesson13() throws -> [(path: String, text: String)] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Lessons/13-Modules/Sources").standardized
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map {
            (path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
    }
}
