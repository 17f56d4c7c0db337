import Foundation

/// Keeps the items in a file, as JSON, and answers later, as a database or a network would.
///
/// Jobs are done one after the other, away from the main queue; every answer comes on the main queue.
nonisolated final class ItemsStore: Sendable {
    /// Gets the result of a job, later, on the main actor.
    typealias Completion<Value> = @MainActor @Sendable (Result<Value, ItemsStoreError>) -> Void

    private let file: URL
    private let queue = DispatchQueue(label: "items")

    /// A store on `items.json` in `folder`; a file that is not there means that nothing was ever stored.
    init(folder: URL) {
        file = folder.appending(path: "items.json")
    }

    /// Reads the items, in their order; nil when nothing was ever stored.
    func load(then completion: @escaping Completion<[ItemRecord]?>) {
        perform(completion) { () throws(ItemsStoreError) in try self.read() }
    }

    /// Stores the first items, unless something was stored meanwhile, and answers with what is stored.
    func begin(with items: [ItemRecord], then completion: @escaping Completion<[ItemRecord]>) {
        perform(completion) { () throws(ItemsStoreError) in
            if let stored = try self.read() { return stored }
            try self.write(items)
            return items
        }
    }

    /// Adds an item after the others; a file that can't be read is left alone.
    func add(_ item: ItemRecord, then completion: @escaping Completion<Void>) {
        perform(completion) { () throws(ItemsStoreError) in try self.write((try self.read() ?? []) + [item]) }
    }

    /// Deletes all items; a file that can't be read is left alone.
    func deleteAll(then completion: @escaping Completion<Void>) {
        perform(completion) { () throws(ItemsStoreError) in
            _ = try self.read()
            try self.write([])
        }
    }
}

// MARK: - On the store's queue

nonisolated extension ItemsStore {
    private func perform<Value: Sendable>(
        _ completion: @escaping Completion<Value>, job: @escaping @Sendable () throws(ItemsStoreError) -> Value
    ) {
        queue.async {
            let result = Result(catching: job)
            DispatchQueue.main.async { completion(result) }
        }
    }

    private func read() throws(ItemsStoreError) -> [ItemRecord]? {
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode([ItemRecord].self, from: Data(contentsOf: file))
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            throw .unreadable(file: file, reason: "\(error)")
        }
    }

    private func write(_ items: [ItemRecord]) throws(ItemsStoreError) {
        do {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            try encoder.encode(items).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(file: file, reason: "\(error)")
        }
    }
}
