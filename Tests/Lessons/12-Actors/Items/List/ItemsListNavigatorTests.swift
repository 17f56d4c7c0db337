import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson12Actors

@Suite("The list's Navigator builds the list and leads on from it")
struct ItemsListNavigatorTests {
    private let store: ItemsStore
    private let folder: ItemsFolder
    private let feed: ItemsFeed
    private let scene: ItemsListScene
    private let navigator: ItemsListNavigator
    private let director: ItemsListDirector
    private let screen: Screen

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        feed = ItemsFeed(url: StubServer().url)
        scene = try #require(ItemsListNavigator.makeModule(with: store, feed: feed) as? ItemsListScene)
        director = try #require(scene.eventsHandler as? ItemsListDirector)
        navigator = try #require(director.navigator as? ItemsListNavigator)
        screen = scene.onScreen()
    }

    @Test("connects all actors with each other")
    func makeModule() throws {
        let worker = try #require(director.dataManager as? ItemsListWorker)
        #expect(director.ui === scene)
        #expect(worker.presenter === director)
        #expect(worker.store === store)
        #expect(worker.feed?.url == feed.url)
        #expect(navigator.viewController === scene)
    }

    @Test("says of the form that it is not built yet")
    func gotoAddItem() {
        navigator.gotoAddItem(with: director)
        #expect(screen.title == "Add item")
        #expect(screen.shows("ItemsAdd is not built yet."))
    }

    @Test("says of the detail that it is not built yet")
    func gotoDetail() {
        navigator.gotoDetail(for: .bread)
        #expect(screen.title == "Item")
        #expect(screen.shows("ItemsDetail is not built yet."))
    }
}
