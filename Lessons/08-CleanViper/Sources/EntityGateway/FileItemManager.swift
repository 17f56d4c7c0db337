import Foundation

/// Turns the store's records into items, and new items into records for the store.
final class FileItemManager {
    let store: ItemsStore
    /// The items that were fetched last.
    private var items: [Item] = []
    /// The number of the first record. A file knows no ids, but it only grows or is emptied: so a record's place tells
    /// which item it is, as long as the places of deleted ones are never counted again.
    private var firstNumber = 0

    init(store: ItemsStore) {
        self.store = store
    }

    private func keep(_ records: [ItemRecord]) -> [Item] {
        items = records.enumerated().map { place, record in
            Item(
                id: ItemID(number: firstNumber + place), name: record.name, enabled: record.enabled, date: record.date)
        }
        return items
    }

    private func forgetAll() {
        firstNumber += items.count
        items = []
    }
}

// MARK: - From the use cases

extension FileItemManager: ItemManager {
    // The items that were fetched are kept, so this manager is held until the answer.

    func fetchAll(then completion: @escaping Answer<[Item]?>) {
        store.load { result in completion(result.map { $0.map(self.keep) }.mapError { $0 }) }
    }

    func begin(with starters: [StarterItem], then completion: @escaping Answer<[Item]>) {
        let records = starters.map { ItemRecord(name: $0.name, enabled: $0.enabled, date: $0.date) }
        store.begin(with: records) { result in completion(result.map(self.keep).mapError { $0 }) }
    }

    func create(name: String, enabled: Bool, date: Date, then completion: @escaping Answer<Void>) {
        let record = ItemRecord(name: name, enabled: enabled, date: date)
        store.add(record) { result in completion(result.mapError { $0 }) }
    }

    func deleteAll(then completion: @escaping Answer<Void>) {
        store.deleteAll { result in completion(result.map(self.forgetAll).mapError { $0 }) }
    }

    func item(withID id: ItemID) -> Item? {
        items.first { $0.id == id }
    }
}
