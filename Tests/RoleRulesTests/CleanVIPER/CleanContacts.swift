import Foundation
import RoleRules
import SourceModel

/// The Clean VIPER app in Fixtures/CleanContacts, unchanged or with faults.
enum CleanContacts {
    /// A small wrong change of the sound app.
    struct Change {
        /// The file's path below the app's folder.
        let file: String
        /// A text that occurs once in the file; empty for a new file.
        let from: String
        let to: String
    }

    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// Returns `file:line:column rule` for every fault that a person marked in the faulty app.
    static func labels() throws -> [String] {
        let file = fixtures.appendingPathComponent("CleanContacts.findings")
        return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }.map { $0.components(separatedBy: " - ")[0] }
    }

    static func files(with changes: [Change] = []) throws -> [(path: String, text: String)] {
        let folder = fixtures.appendingPathComponent("CleanContacts")
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        let depth = folder.standardizedFileURL.pathComponents.count
        var texts: [String: String] = [:]
        for file in files {
            let path = file.standardizedFileURL.pathComponents.dropFirst(depth).joined(separator: "/")
            texts[path] = try String(contentsOf: file, encoding: .utf8)
        }
        for change in changes {
            let text = texts[change.file] ?? ""
            if text.isEmpty, change.from.isEmpty {
                texts[change.file] = change.to
                continue
            }
            guard text.components(separatedBy: change.from).count == 2 else {
                throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: "\(change.file): \(change.from)"])
            }
            texts[change.file] = text.replacingOccurrences(of: change.from, with: change.to)
        }
        return texts.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
    }

    static func findings(with changes: [Change] = []) throws -> [Violation] {
        try Sources(files: files(with: changes)).violations(of: .cleanViper)
    }
}
