@testable import Lesson15Concurrency

/// A store in memory that tells its followers what it holds: at once, and after every change.
actor FollowedStore {
    private var items: [Item] = []
    private var followers: [Int: AsyncStream<[Item]>.Continuation] = [:]
    private var count = 0

    /// How many are told.
    var followerCount: Int { followers.count }

    /// Adds an item after the others.
    func add(_ item: Item) {
        items.append(item)
        for follower in followers.values { follower.yield(items) }
    }

    /// The store's items, now and after every change; the stream only ends when the task that reads it is canceled.
    func changes() -> AsyncStream<[Item]> {
        let (changes, follower) = AsyncStream.makeStream(of: [Item].self, bufferingPolicy: .bufferingNewest(1))
        count += 1
        let number = count
        followers[number] = follower
        follower.onTermination = { [weak self] _ in
            Task { await self?.forget(number) }
        }
        follower.yield(items)
        return changes
    }

    private func forget(_ number: Int) {
        followers[number] = nil
    }
}
