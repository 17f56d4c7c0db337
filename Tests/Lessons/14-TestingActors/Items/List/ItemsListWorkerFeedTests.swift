import Foundation
import Journeys
import Spies
import Testing

@testable import Lesson13Modules

@Suite("The list's Worker fetches the first items from the feed, until something is stored")
struct ItemsListWorkerFeedTests {
    private static let milk = StubServer.Answer.body(
        Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8))
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let server = StubServer()
    private let presenter: ItemsListSpies.Presenter
    private let worker: ItemsListWorker

    init() throws {
        folder = try ItemsFolder()
        presenter = ItemsListSpies.Presenter("presenter", log: log)
        worker = ItemsListWorker(store: folder.store, feed: ItemsFeed(url: server.url, session: server.session))
        worker.presenter = presenter
    }

    @Test("stores what the feed sends when nothing was ever stored, and presents it")
    func first() async throws {
        server.answer(Self.milk)
        worker.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == [#"presenter.present(items: ["Milk"])"#])
        #expect(try folder.stored() == [.milk])
    }

    @Test("never asks the feed once something was stored, even an empty list", arguments: [[], [Item.bread]])
    func stored(items: [Item]) async throws {
        try folder.store(items)
        worker.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages.map(\.name) == ["present"])
        #expect(server.requests == 0)
        #expect(try folder.stored() == items)
    }

    @Test("presents an error and stores nothing when the feed sends no list of items, and asks again next time")
    func noList() async {
        server.answer(.body(Data("<html>Sign in to this network</html>".utf8)))
        worker.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentFetchError()"])
        #expect(folder.text == nil)
        log.forget()
        server.answer(Self.milk)
        worker.fetchItems()
        let later = await log.messages(atLeast: 1)
        #expect(later == [#"presenter.present(items: ["Milk"])"#])
        #expect(server.requests == 2)
    }

    @Test("presents an error when what the feed sent can't be stored")
    func blocked() async throws {
        try FileManager.default.removeItem(at: folder.url)
        server.answer(Self.milk)
        worker.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentFetchError()"])
    }

    @Test("presents what was stored while it waited for the feed, and leaves it as it is")
    func storedMeanwhile() async throws {
        worker.fetchItems()
        worker.store.add(.bread) { _ in }
        await worker.store.finish()
        server.answer(Self.milk)
        let messages = await log.messages(atLeast: 1)
        #expect(messages == [#"presenter.present(items: ["Bread"])"#])
        #expect(try folder.stored() == [.bread])
    }

    @Test("answers the older of two fetches last when the feed is slow: with what is stored by then")
    func overtaken() async throws {
        await fetchTwice()
        server.answer(Self.milk)
        let messages = await log.messages(atLeast: 2)
        #expect(messages == [#"presenter.present(items: ["Bread"])"#, #"presenter.present(items: ["Bread"])"#])
        #expect(try folder.stored() == [.bread])
    }

    @Test("presents an error after the rows when the older of two fetches fails last")
    func overtakenAndFailed() async {
        await fetchTwice()
        server.answer(.failure(.timedOut))
        let messages = await log.messages(atLeast: 2)
        #expect(messages == [#"presenter.present(items: ["Bread"])"#, "presenter.presentFetchError()"])
    }

    /// The first fetch waits for the feed; then an item is stored, and the second is answered from the store.
    private func fetchTwice() async {
        worker.fetchItems()
        worker.store.add(.bread) { _ in }
        worker.fetchItems()
        await worker.store.finish()
    }

    @Test("stores what the feed sent although the list is gone, and presents nothing")
    func late() async throws {
        let feed = try await leaveBeforeTheAnswer()
        server.answer(Self.milk)
        await feed.finish()
        await worker.store.finish()
        #expect(log.messages == [])
        #expect(try folder.stored() == [.milk])
    }

    @Test("stores and presents nothing when the feed fails after the list is gone")
    func lateFailure() async throws {
        let feed = try await leaveBeforeTheAnswer()
        server.answer(.failure(.timedOut))
        await feed.finish()
        await worker.store.finish()
        #expect(log.messages == [])
        #expect(folder.text == nil)
    }

    /// A list's Worker asks the feed and is gone before it answers; its presenter is still there and hears everything.
    private func leaveBeforeTheAnswer() async throws -> ItemsFeed {
        let feed = ItemsFeed(url: server.url, session: server.session)
        var worker: ItemsListWorker? = ItemsListWorker(store: self.worker.store, feed: feed)
        let watched = { [weak worker] in worker }
        worker?.presenter = presenter
        worker?.fetchItems()
        await self.worker.store.finish()
        worker = nil
        try #require(watched() == nil)
        return feed
    }
}
