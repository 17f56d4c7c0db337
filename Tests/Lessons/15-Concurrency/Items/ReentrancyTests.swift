import Testing

@testable import Lesson15Concurrency

@Suite("A Swift actor takes another job while one of its own waits", .timeLimit(.minutes(5)))
struct ReentrancyTests {
    @Test("so a store that waits between reading and writing loses an item")
    func loses() async {
        let store = ForgetfulStore()
        let meeting = Meeting(of: 2)
        async let milk: Void = store.add(.milk, after: { await meeting.arrive() })
        async let bread: Void = store.add(.bread, after: { await meeting.arrive() })
        _ = await (milk, bread)
        #expect(await store.items.count == 1)
    }

    @Test("and one that reads and writes in one go keeps both")
    func keeps() async throws {
        let folder = try ItemsFolder()
        let store = folder.store
        async let milk: Void = store.add(.milk)
        async let bread: Void = store.add(.bread)
        _ = try await (milk, bread)
        #expect(try folder.stored().count == 2)
    }
}
