import Spies
import Testing

@testable import Lesson13Modules

@Suite("The form's Worker stores an item and tells once how that ended")
struct ItemsAddWorkerTests {
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let presenter: ItemsAddSpies.Presenter
    private let worker: ItemsAddWorker

    init() throws {
        folder = try ItemsFolder()
        presenter = ItemsAddSpies.Presenter("presenter", log: log)
        worker = ItemsAddWorker(store: folder.store, now: { Item.bread.date })
        worker.presenter = presenter
    }

    @Test("presents success when the item is stored after the others, dated by the clock")
    func add() async throws {
        try folder.store([.milk])
        worker.addItem(name: "Bread", enabled: false)
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentSuccess()"])
        #expect(try folder.stored() == [.milk, .bread])
    }

    @Test("presents an error when the file can't be written")
    func blocked() async throws {
        try folder.block()
        worker.addItem(name: "Bread", enabled: true)
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentError()"])
    }

    @Test("presents an error and leaves the file alone when the file can't be read")
    func brokenFile() async throws {
        try folder.write("{")
        worker.addItem(name: "Bread", enabled: true)
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["presenter.presentError()"])
        #expect(folder.text == "{")
    }

    @Test("still tells the presenter when the user left the form before the answer, then lets it go")
    func late() async {
        var presenter: ItemsAddSpies.Presenter? = ItemsAddSpies.Presenter("late", log: log)
        let watched = { [weak presenter] in presenter }
        var worker: ItemsAddWorker? = ItemsAddWorker(store: self.worker.store)
        worker?.presenter = presenter
        worker?.addItem(name: "Bread", enabled: true)
        worker = nil
        presenter = nil
        // One more job: when that is answered, so is the one before it.
        await self.worker.store.finish()
        #expect(log.messages == ["late.presentSuccess()"])
        #expect(watched() == nil)
    }
}
