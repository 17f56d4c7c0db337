/// Has a session stored for the next launch.
final class LoginLocalDataManager: LoginLocalDataManagerInputProtocol {
    let store: SessionStore

    init(store: SessionStore) {
        self.store = store
    }

    func persist(_ session: Session, then completion: @escaping Answer<Void, SessionStoreError>) {
        store.store(session, then: completion)
    }
}
