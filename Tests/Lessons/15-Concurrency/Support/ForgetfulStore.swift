@testable import Lesson15Concurrency

/// A store in memory that waits between reading and writing, as no store may: no data race, and yet it loses items.
actor ForgetfulStore {
    private(set) var items: [Item] = []

    /// Adds an item after the others, once `backup` is done.
    func add(_ item: Item, after backup: @Sendable () async -> Void) async {
        let stored = items
        await backup()  // the actor takes the next job here
        items = stored + [item]
    }
}
