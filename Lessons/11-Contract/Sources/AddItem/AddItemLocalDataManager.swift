/// Turns a new item into a record, and has it stored.
final class AddItemLocalDataManager: AddItemLocalDataManagerInputProtocol {
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }

    func persist(_ item: Item, then completion: @escaping Answer<Void>) {
        store.add(ItemRecord(item)) { result in completion(result.mapError { $0 }) }
    }
}
