/// Has the session deleted.
final class HomeLocalDataManager: HomeLocalDataManagerInputProtocol {
    let store: SessionStore

    init(store: SessionStore) {
        self.store = store
    }

    func deleteSession(then completion: @escaping Answer<Void, SessionStoreError>) {
        store.delete(then: completion)
    }
}
