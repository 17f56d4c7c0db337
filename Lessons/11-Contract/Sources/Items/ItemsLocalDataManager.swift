/// Turns the store's records into entities, and entities into records for the store.
final class ItemsLocalDataManager: ItemsLocalDataManagerInputProtocol {
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }

    func loadItems(then completion: @escaping Answer<[Item]?>) {
        store.load { result in completion(result.map { $0?.map(\.item) }.mapError { $0 }) }
    }

    func persistFirst(_ items: [Item], then completion: @escaping Answer<[Item]>) {
        store.begin(with: items.map(ItemRecord.init)) { result in
            completion(result.map { $0.map(\.item) }.mapError { $0 })
        }
    }

    func deleteAllItems(then completion: @escaping Answer<Void>) {
        store.deleteAll { result in completion(result.mapError { $0 }) }
    }
}
