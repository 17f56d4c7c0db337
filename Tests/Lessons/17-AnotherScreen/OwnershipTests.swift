import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("A screen that the user leaves is freed with its module, in the terminal and in SwiftUI")
struct OwnershipTests {
    private let folder: ItemsFolder
    private let store: ItemsStore
    private let delegate = ItemsAddSpies.Delegate("delegate", log: MessageLog())

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
    }

    @Test("going back frees the form's Scene, Director, Worker and Navigator")
    func form() throws {
        let stack = TerminalStack(TerminalScreen(title: "Opener"), on: Paper().terminal())
        var scene = ItemsAddNavigator.makeModule(with: store, delegate: delegate) as? ItemsAddScene
        let director = { [weak object = try #require(scene?.eventsHandler as? ItemsAddDirector)] in object }
        let worker = { [weak object = try #require(director()?.dataManager as? ItemsAddWorker)] in object }
        let navigator = { [weak object = try #require(director()?.navigator as? ItemsAddNavigator)] in object }
        let watched = { [weak scene] in scene }
        stack.push(try #require(scene))
        scene = nil
        #expect(watched() != nil)
        navigator()?.goBack()
        #expect(watched() == nil)
        #expect(director() == nil)
        #expect(worker() == nil)
        #expect(navigator() == nil)
    }

    @Test("letting go of the stack frees every screen on it")
    func stack() async throws {
        let welcome = GeneralWelcomeNavigator.makeModule(with: store, feed: nil)
        var stack: TerminalStack? = TerminalStack(welcome, on: Paper().terminal())
        #expect(welcome.type("show items"))
        let list = { [weak object = try #require(stack?.screens.last as? ItemsListScene)] in object }
        let director = { [weak object = try #require(list()?.eventsHandler as? ItemsListDirector)] in object }
        let worker = { [weak object = try #require(director()?.dataManager as? ItemsListWorker)] in object }
        list()?.display(items: [])
        await store.finish()
        stack = nil
        #expect(list() == nil)
        #expect(director() == nil)
        #expect(worker() == nil)
    }

    @Test("a save outlives its form, and the opener hears of it")
    func lateNews() async {
        let stack = TerminalStack(TerminalScreen(title: "Opener"), on: Paper().terminal())
        stack.push(ItemsAddNavigator.makeModule(with: store, delegate: delegate))
        _ = stack.screens.last?.type("name Milk")
        _ = stack.screens.last?.type("save")
        if let form = stack.screens.last { stack.pop(form) }
        await store.finish()
        #expect(delegate.log.messages == ["delegate.didAddItem()"])
    }

    @Test("taking a page off the path frees its state and its actors")
    func page() throws {
        let pages = PageStack(root: GeneralWelcomePath.makeModule(with: store, feed: nil))
        pages.push(ItemsAddPath.makeModule(with: store, delegate: delegate))
        let page = { [weak object = pages.path.last] in object }
        let state = { [weak object = page()?.add] in object }
        let director = { [weak object = try #require(state()?.eventsHandler as? ItemsAddDirector)] in object }
        let worker = { [weak object = try #require(director()?.dataManager as? ItemsAddWorker)] in object }
        let navigator = { [weak object = try #require(director()?.navigator as? ItemsAddPath)] in object }
        #expect(page() != nil && state() != nil && worker() != nil && navigator() != nil)
        pages.path = []
        #expect(page() == nil)
        #expect(state() == nil)
        #expect(director() == nil)
        #expect(worker() == nil)
        #expect(navigator() == nil)
    }
}
