import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson15Concurrency

@Suite("The welcome screen's Navigator builds it and leads to the items")
struct GeneralWelcomeNavigatorTests {
    private let store: ItemsStore
    private let folder: ItemsFolder
    private let feed: ItemsFeed
    private let scene: GeneralWelcomeScene
    private let navigator: GeneralWelcomeNavigator

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        feed = ItemsFeed(url: StubServer().url)
        scene = try #require(GeneralWelcomeNavigator.makeModule(with: store, feed: feed) as? GeneralWelcomeScene)
        let director = try #require(scene.eventsHandler as? GeneralWelcomeDirector)
        navigator = try #require(director.navigator as? GeneralWelcomeNavigator)
    }

    @Test("connects all actors with each other")
    func makeModule() {
        #expect(navigator.viewController === scene)
        #expect(navigator.store === store)
    }

    @Test("goes to the list, which works on the same store and the same feed")
    func gotoItems() throws {
        let stack = UINavigationController(rootViewController: scene)
        navigator.gotoItems()
        let list = try #require(stack.topViewController as? ItemsListScene)
        let director = try #require(list.eventsHandler as? ItemsListDirector)
        let worker = try #require(director.dataManager as? ItemsListWorker)
        #expect(worker.store === store)
        #expect(worker.feed?.url == feed.url)
    }
}
