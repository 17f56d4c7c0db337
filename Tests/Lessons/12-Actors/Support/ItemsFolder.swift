import Foundation

@testable import Lesson12Actors

/// A temporary folder for a real store, removed with its owner.
final class ItemsFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "items-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    isolated deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var store: ItemsStore { ItemsStore(folder: url) }
    private var file: URL { url.appending(path: "items.json") }

    /// What the file holds, as text; `nil` without a file.
    var text: String? { try? String(contentsOf: file, encoding: .utf8) }

    /// Writes `text` as the file.
    func write(_ text: String) throws {
        try Data(text.utf8).write(to: file)
    }

    /// Writes `items` as the app does.
    func store(_ items: [Item]) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(items).write(to: file)
    }

    /// Reads the items as the app does.
    func stored() throws -> [Item] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Item].self, from: Data(contentsOf: file))
    }

    /// Puts a file where the folder was, so that no write succeeds, whatever is permitted.
    func block() throws {
        try FileManager.default.removeItem(at: url)
        try Data().write(to: url)
    }
}
