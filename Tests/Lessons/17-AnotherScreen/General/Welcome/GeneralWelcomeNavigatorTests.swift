import Journeys
import Testing

@testable import Lesson17AnotherScreen

@Suite("The welcome screen's Navigator builds it and leads to the items")
struct GeneralWelcomeNavigatorTests {
    private let store: ItemsStore
    private let folder: ItemsFolder
    private let feed = ItemsFeed(url: StubServer().url)
    private let scene: GeneralWelcomeScene
    private let navigator: GeneralWelcomeNavigator

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        scene = try #require(GeneralWelcomeNavigator.makeModule(with: store, feed: feed) as? GeneralWelcomeScene)
        let director = try #require(scene.eventsHandler as? GeneralWelcomeDirector)
        navigator = try #require(director.navigator as? GeneralWelcomeNavigator)
    }

    @Test("connects all actors with each other")
    func makeModule() {
        #expect(navigator.screen === scene)
        #expect(navigator.store === store)
    }

    @Test("goes to the list, which works on the same store and the same feed")
    func gotoItems() throws {
        let stack = TerminalStack(scene, on: Paper().terminal())
        navigator.gotoItems()
        let list = try #require(stack.screens.last as? ItemsListScene)
        let director = try #require(list.eventsHandler as? ItemsListDirector)
        let worker = try #require(director.dataManager as? ItemsListWorker)
        #expect(worker.store === store)
        #expect(worker.feed?.url == feed.url)
    }
}
