import Foundation

/// Reads and writes on the main queue, one turn later, so that a flaw shows itself the same way every time.
final class FlawedStore {
    private let file: URL
    private let flaw: Flaw?

    init(folder: URL, flaw: Flaw?) {
        file = folder.appendingPathComponent("items.json")
        self.flaw = flaw
    }

    func load(then done: @escaping @MainActor @Sendable (Result<[FlawedItem], any Error>) -> Void) {
        later { done(Result { try self.read() }) }
    }

    func add(_ item: FlawedItem, then done: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void) {
        later {
            done(
                Result {
                    var items = self.flaw == .overwritesABrokenFile ? (try? self.read()) ?? [] : try self.read()
                    items.insert(item, at: self.flaw == .storesNewItemsFirst ? 0 : items.count)
                    try self.write(items)
                })
        }
    }

    func deleteAll(then done: @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void) {
        later {
            done(
                Result {
                    if self.flaw != .deletesABrokenFile { _ = try self.read() }
                    if self.flaw != .deletesOnScreenOnly { try self.write([]) }
                })
        }
    }

    private func later(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { work() }
    }

    private func read() throws -> [FlawedItem] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([FlawedItem].self, from: Data(contentsOf: file))
    }

    private func write(_ items: [FlawedItem]) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(items).write(to: file, options: .atomic)
    }
}
