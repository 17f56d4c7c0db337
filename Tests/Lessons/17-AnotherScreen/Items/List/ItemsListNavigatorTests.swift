import Journeys
import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("The list's Navigator builds the list and leads on from it")
struct ItemsListNavigatorTests {
    private let store: ItemsStore
    private let folder: ItemsFolder
    private let feed = ItemsFeed(url: StubServer().url)
    private let scene: ItemsListScene
    private let navigator: ItemsListNavigator

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        scene = try #require(ItemsListNavigator.makeModule(with: store, feed: feed) as? ItemsListScene)
        let director = try #require(scene.eventsHandler as? ItemsListDirector)
        navigator = try #require(director.navigator as? ItemsListNavigator)
    }

    @Test("connects all actors with each other")
    func makeModule() throws {
        let director = try #require(scene.eventsHandler as? ItemsListDirector)
        let worker = try #require(director.dataManager as? ItemsListWorker)
        #expect(director.ui === scene)
        #expect(worker.presenter === director)
        #expect(worker.store === store)
        #expect(worker.feed?.url == feed.url)
        #expect(navigator.screen === scene)
        #expect(navigator.store === store)
    }

    @Test("goes to the form, which works on the same store and reports to the delegate")
    func gotoAddItem() throws {
        let stack = TerminalStack(scene, on: Paper().terminal())
        let delegate = ItemsAddSpies.Delegate("delegate", log: MessageLog())
        navigator.gotoAddItem(with: delegate)
        let form = try #require(stack.screens.last as? ItemsAddScene)
        let director = try #require(form.eventsHandler as? ItemsAddDirector)
        let worker = try #require(director.dataManager as? ItemsAddWorker)
        #expect(director.delegate === delegate)
        #expect(worker.store === store)
    }

    @Test("goes to the detail of the item that it is given")
    func gotoDetail() throws {
        let stack = TerminalStack(scene, on: Paper().terminal())
        navigator.gotoDetail(for: .bread)
        let detail = try #require(stack.screens.last as? ItemsDetailScene)
        let director = try #require(detail.eventsHandler as? ItemsDetailDirector)
        #expect(director.item == .bread)
    }
}
