import Foundation
import Journeys
import Spies
import Testing

@testable import Lesson15Concurrency

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
        let slow = SlowStart()
        let worker = ItemsListWorker(store: worker.store, feed: slow.feed)
        worker.presenter = presenter
        worker.fetchItems()
        await slow.requestArrives()
        try await worker.store.add(.bread)
        slow.answerFirst(Self.milk)
        await worker.fetching?.value
        #expect(log.messages == [#"presenter.present(items: ["Bread"])"#])
        #expect(try folder.stored() == [.bread])
    }
}
