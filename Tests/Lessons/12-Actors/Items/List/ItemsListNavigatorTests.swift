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

    @Test("opens the form, in VIPER as it was, with the delegate that is to hear of a new item")
    func gotoAddItem() throws {
        navigator.gotoAddItem(with: director)
        let form = try #require(screen.viewControllers.last as? AddItemViewController)
        let presenter = try #require(form.presenter as? AddItemPresenter)
        #expect(presenter.delegate === director)
    }

    @Test("opens the detail, in VIPER as it was, with the item")
    func gotoDetail() throws {
        navigator.gotoDetail(for: .bread)
        let detail = try #require(screen.viewControllers.last as? ItemDetailViewController)
        let presenter = try #require(detail.presenter as? ItemDetailPresenter)
        #expect(presenter.item == .bread)
    }
}
