/// Has a new item stored.
final class AddItemLocalDataManager: AddItemLocalDataManagerInputProtocol {
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }

    func persist(_ item: Item, then completion: @escaping Answer<Void>) {
        store.add(item) { result in completion(result.mapError { $0 }) }
    }
}
