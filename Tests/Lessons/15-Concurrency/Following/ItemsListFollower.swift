@testable import Lesson15Concurrency

/// The list's Worker, if the store told of its changes: it asks once, and is answered until it is canceled.
final class ItemsListFollower {
    weak var presenter: (any ItemsList_PresentData)?
    let store: FollowedStore
    private(set) var following: Task<Void, Never>?

    init(store: FollowedStore) {
        self.store = store
    }

    /// Presents the items now, and again after every change.
    func followItems() {
        following?.cancel()
        following = Task { [store, weak self] in
            for await items in await store.changes() {
                guard !Task.isCancelled else { return }
                self?.presenter?.present(items: items)
            }
        }
    }

    /// Stops following. Without this the task waits for the next change forever, and the store keeps its follower.
    func unfollowItems() {
        following?.cancel()
    }
}
