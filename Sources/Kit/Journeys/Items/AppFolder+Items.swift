import Foundation

/// The file of the Items app.
nonisolated extension AppFolder {
    private static let file = "items.json"

    /// The file's bytes, nil when there is no file.
    var bytes: Data? { bytes(of: Self.file) }

    /// Stores items, in place of those that were stored.
    func store(_ items: [StoredItem]) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try write(encoder.encode(items), to: Self.file)
    }

    /// What is stored; nothing when there is no file.
    func stored() throws -> [StoredItem] {
        guard let bytes else { return [] }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([StoredItem].self, from: bytes)
    }

    /// Cuts the file off in the middle of an item.
    func breakFile() throws {
        try write(Data(#"[{"name": "Milk", "enab"#.utf8), to: Self.file)
    }
}
