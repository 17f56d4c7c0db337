import Foundation

/// The folder that an app stores its items in, and what can befall it.
nonisolated struct ItemsFolder {
    /// What the app is given.
    let url: URL
    private let holder: URL
    private let aside: URL
    private var file: URL { url.appendingPathComponent("items.json") }

    init() throws {
        holder = FileManager.default.temporaryDirectory.appendingPathComponent("Items-\(UUID().uuidString)")
        url = holder.appendingPathComponent("Items")
        aside = holder.appendingPathComponent("Aside")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func remove() {
        try? FileManager.default.removeItem(at: holder)
    }

    /// Stores items, in place of those that were stored.
    func store(_ items: [StoredItem]) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(items).write(to: file, options: .atomic)
    }

    /// What is stored; nothing when there is no file.
    func stored() throws -> [StoredItem] {
        guard let bytes else { return [] }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([StoredItem].self, from: bytes)
    }

    /// The file's bytes, nil when there is no file.
    var bytes: Data? { try? Data(contentsOf: file) }

    /// Cuts the file off in the middle of an item.
    func breakFile() throws {
        try Data(#"[{"name": "Milk", "enab"#.utf8).write(to: file, options: .atomic)
    }

    /// Puts a file where the folder was, so that nothing can be written into it; permissions would not stop root.
    func block() throws {
        try FileManager.default.moveItem(at: url, to: aside)
        try Data("not a folder".utf8).write(to: url)
    }

    /// Puts the folder back as it was.
    func unblock() throws {
        try FileManager.default.removeItem(at: url)
        try FileManager.default.moveItem(at: aside, to: url)
    }
}
