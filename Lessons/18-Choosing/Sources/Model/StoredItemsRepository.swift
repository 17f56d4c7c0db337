/// The items of the store; when nothing was ever stored, those of the feed, which are stored before they count.
final class StoredItemsRepository {
    let store: ItemsStore
    let feed: ItemsFeed?

    init(store: ItemsStore, feed: ItemsFeed?) {
        self.store = store
        self.feed = feed
    }

    private func loadFirstItems(then completion: @escaping Answer<[Item]>) {
        guard let feed else { return completion(.success([])) }
        // The store is held until the answer: the items are stored even if no screen waits for them any more.
        feed.download { [store] result in
            switch result {
            case .success(let items): store.begin(with: items) { completion($0.mapError { $0 }) }
            case .failure(let error): completion(.failure(error))
            }
        }
    }
}

// MARK: - The items

extension StoredItemsRepository: ItemsRepository {
    func loadItems(then completion: @escaping Answer<[Item]>) {
        store.load { [weak self] result in
            switch result {
            case .success(let items?): completion(.success(items))
            case .success(nil): self?.loadFirstItems(then: completion)
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    func add(_ item: Item, then completion: @escaping Answer<Void>) {
        store.add(item) { completion($0.mapError { $0 }) }
    }

    func deleteAllItems(then completion: @escaping Answer<Void>) {
        store.deleteAll { completion($0.mapError { $0 }) }
    }
}
