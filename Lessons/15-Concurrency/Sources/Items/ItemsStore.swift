import Foundation

/// Keeps the items in a file, as JSON.
///
/// It is a Swift `actor`, because several screens reach the one file at once. No method waits for anything between
/// reading the file and writing it, so no other job comes in between.
actor ItemsStore {
    private let file: URL

    /// A store on `items.json` in `folder`; a file that is not there means that nothing was ever stored.
    init(folder: URL) {
        file = folder.appending(path: "items.json")
    }

    /// Reads the items, in their order; `nil` when nothing was ever stored.
    func load() throws(ItemsStoreError) -> [Item]? {
        try read()
    }

    /// Stores the first items, unless something was stored meanwhile; answers with what is stored then.
    func begin(with items: [Item]) throws(ItemsStoreError) -> [Item] {
        if let stored = try read() { return stored }
        try write(items)
        return items
    }

    /// Adds an item after the others; a file that can't be read is left alone.
    func add(_ item: Item) throws(ItemsStoreError) {
        try write((try read() ?? []) + [item])
    }

    /// Deletes all items; a file that can't be read is left alone.
    func deleteAll() throws(ItemsStoreError) {
        _ = try read()
        try write([])
    }
}

// MARK: - The file

extension ItemsStore {
    private func read() throws(ItemsStoreError) -> [Item]? {
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode([Item].self, from: Data(contentsOf: file))
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            throw .unreadable(file: file, reason: "\(error)")
        }
    }

    private func write(_ items: [Item]) throws(ItemsStoreError) {
        do {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            try encoder.encode(items).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(file: file, reason: "\(error)")
        }
    }
}
