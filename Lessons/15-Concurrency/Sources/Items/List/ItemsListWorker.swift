/// Fetches the list's items from its store, or the first time from its feed, deletes them, and tells how that ended.
final class ItemsListWorker {
    weak var presenter: (any ItemsList_PresentData)?
    let store: ItemsStore
    let feed: ItemsFeed?
    /// The newest fetch, kept so that it can be canceled.
    private(set) var fetching: Task<Void, Never>?

    init(store: ItemsStore, feed: ItemsFeed?) {
        self.store = store
        self.feed = feed
    }

    /// The stored items; if nothing was ever stored, those of the feed, once they are stored.
    @concurrent
    private static func items(in store: ItemsStore, or feed: ItemsFeed?) async throws -> [Item] {
        if let stored = try await store.load() { return stored }
        guard let feed else { return [] }
        return try await store.begin(with: feed.download())
    }
}

// MARK: - Manage data

extension ItemsListWorker: ItemsList_ManageData {
    func fetchItems() {
        fetching?.cancel()
        // The task holds what it works with, but not the Worker: a list that is gone is freed, however long this takes.
        fetching = Task { [store, feed, weak self] in
            let items = try? await Self.items(in: store, or: feed)
            // A canceled fetch has nothing to tell, and the failure of its download isn't an error.
            guard !Task.isCancelled else { return }
            if let items {
                self?.presenter?.present(items: items)
            } else {
                self?.presenter?.presentFetchError()
            }
        }
    }

    func cancelFetch() {
        fetching?.cancel()
    }

    func deleteAllItems() {
        // The task isn't kept, so it can't be canceled: what was begun is finished, even if the user leaves the list.
        Task { [store, weak self] in
            do {
                try await store.deleteAll()
                self?.presenter?.presentDeleteSuccess()
            } catch {
                self?.presenter?.presentDeleteError()
            }
        }
    }
}
