import Foundation
import Journeys
import Testing

@testable import Lesson18Choosing

@Suite("The repository has the first items from the feed, until something is stored")
struct StoredItemsRepositoryFeedTests {
    private static let milk = StubServer.Answer.body(
        Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8))
    private let folder: ItemsFolder
    private let server = StubServer()
    private let feed: ItemsFeed
    private let repository: StoredItemsRepository

    init() throws {
        folder = try ItemsFolder()
        feed = ItemsFeed(url: server.url, session: server.session)
        repository = StoredItemsRepository(store: folder.store, feed: feed)
    }

    private func load() async throws -> [Item] {
        try await withCheckedThrowingContinuation { done in
            repository.loadItems { done.resume(with: $0) }
        }
    }

    @Test("stores what the feed sends when nothing was ever stored, and answers with it")
    func first() async throws {
        server.answer(Self.milk)
        #expect(try await load() == [.milk])
        #expect(try folder.stored() == [.milk])
    }

    @Test("never asks the feed once something was stored, even an empty list", arguments: [[], [Item.bread]])
    func stored(items: [Item]) async throws {
        try folder.store(items)
        #expect(try await load() == items)
        #expect(server.requests == 0)
    }

    @Test("fails and stores nothing when the feed sends no list of items, and asks again next time")
    func noList() async throws {
        server.answer(.body(Data("<html>Sign in to this network</html>".utf8)))
        await #expect(throws: DecodingError.self) { try await load() }
        #expect(folder.text == nil)
        server.answer(Self.milk)
        #expect(try await load() == [.milk])
        #expect(server.requests == 2)
    }

    @Test("fails when what the feed sent can't be stored")
    func blocked() async throws {
        try FileManager.default.removeItem(at: folder.url)
        server.answer(Self.milk)
        await #expect(throws: ItemsStoreError.self) { try await load() }
    }

    @Test("answers with what was stored while it waited for the feed, and leaves it as it is")
    func storedMeanwhile() async throws {
        var answers: [[Item]?] = []
        repository.loadItems { answers.append(try? $0.get()) }
        repository.add(.bread) { _ in }
        await repository.store.finish()
        #expect(answers == [])
        server.answer(Self.milk)
        await feed.finish()
        await repository.store.finish()
        #expect(answers == [[.bread]])
        #expect(try folder.stored() == [.bread])
    }

    @Test("answers the older of two loads last when the feed is slow: with what is stored by then")
    func overtaken() async throws {
        var answers: [String] = []
        repository.loadItems { answers.append("older: \(((try? $0.get()) ?? []).map(\.name))") }
        repository.add(.bread) { _ in }
        repository.loadItems { answers.append("newer: \(((try? $0.get()) ?? []).map(\.name))") }
        await repository.store.finish()
        server.answer(Self.milk)
        await feed.finish()
        await repository.store.finish()
        #expect(answers == [#"newer: ["Bread"]"#, #"older: ["Bread"]"#])
    }

    @Test("stores what the feed sent even when it is itself gone by then")
    func gone() async throws {
        let store = folder.store
        var repository: StoredItemsRepository? = StoredItemsRepository(store: store, feed: feed)
        let watched = Weak(repository)
        repository?.loadItems { _ in }
        await store.finish()
        repository = nil
        #expect(watched.object == nil)
        server.answer(Self.milk)
        await feed.finish()
        await store.finish()
        #expect(try folder.stored() == [.milk])
    }
}
