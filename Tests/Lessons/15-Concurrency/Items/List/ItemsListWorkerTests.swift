import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("The list's Worker does its job in the store and tells once how it ended", .timeLimit(.minutes(5)))
struct ItemsListWorkerTests {
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let presenter: ItemsListSpies.Presenter
    private let worker: ItemsListWorker

    init() throws {
        folder = try ItemsFolder()
        presenter = ItemsListSpies.Presenter("presenter", log: log)
        worker = ItemsListWorker(store: folder.store, feed: nil)
        worker.presenter = presenter
    }

    @Test("presents the stored items in their order")
    func fetch() async throws {
        try folder.store([.milk, .bread])
        worker.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == [#"presenter.present(items: ["Milk", "Bread"])"#])
    }

    @Test("presents no items when nothing was ever stored and there is no feed")
    func fetchWithoutFile() async {
        worker.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.present(items: [])"])
    }

    @Test("presents an error when the file can't be read", arguments: ["", "{", #"[{"name": "Milk"}]"#])
    func fetchBrokenFile(text: String) async throws {
        try folder.write(text)
        worker.fetchItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentFetchError()"])
        #expect(folder.text == text)
    }

    @Test("presents success when the file no longer holds any items")
    func delete() async throws {
        try folder.store([.milk])
        worker.deleteAllItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentDeleteSuccess()"])
        #expect(try folder.stored() == [])
    }

    @Test("presents an error when the file can't be written")
    func deleteBlocked() async throws {
        try folder.block()
        worker.deleteAllItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentDeleteError()"])
    }

    @Test("presents an error and leaves the file alone when the file can't be read")
    func deleteBrokenFile() async throws {
        try folder.write("{")
        worker.deleteAllItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentDeleteError()"])
        #expect(folder.text == "{")
    }

    @Test("says nothing when it is gone before the fetch is answered")
    func lateFetch() async {
        var worker: ItemsListWorker? = ItemsListWorker(store: self.worker.store, feed: nil)
        worker?.presenter = presenter
        worker?.fetchItems()
        let fetching = worker?.fetching
        worker = nil
        await fetching?.value
        #expect(log.messages == [])
    }

    @Test("deletes everything although the list is gone, and presents nothing")
    func lateDelete() async throws {
        try folder.store([.milk])
        var worker: ItemsListWorker? = ItemsListWorker(store: self.worker.store, feed: nil)
        let watched = { [weak worker] in worker }
        worker?.presenter = presenter
        worker?.deleteAllItems()
        worker?.cancelFetch()
        worker = nil
        #expect(watched() == nil, "who waits for the store keeps no Worker alive")
        while try folder.stored() != [], !Task.isCancelled { await Task.yield() }
        // A deletion that this Worker reports comes after the one before it.
        self.worker.deleteAllItems()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentDeleteSuccess()"])
    }

    @Test("a list that the user leaves while it deletes is told, as long as it is there")
    func deleteIsNotCanceled() async throws {
        try folder.store([.milk])
        worker.deleteAllItems()
        worker.cancelFetch()
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentDeleteSuccess()"])
        #expect(try folder.stored() == [])
    }
}
