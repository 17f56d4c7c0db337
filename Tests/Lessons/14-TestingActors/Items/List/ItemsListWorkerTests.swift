import Spies
import Testing

@testable import Lesson13Modules

@Suite("The list's Worker does its job in the store and tells once how it ended")
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

    @Test("says nothing when it is gone before the answer comes")
    func late() async {
        var worker: ItemsListWorker? = ItemsListWorker(store: self.worker.store, feed: nil)
        worker?.presenter = presenter
        worker?.fetchItems()
        worker?.deleteAllItems()
        worker = nil
        await self.worker.store.finish()
        #expect(log.messages == [])
    }
}
