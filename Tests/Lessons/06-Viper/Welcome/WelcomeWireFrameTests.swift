import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Lesson06Viper

@Suite("The greeting's wireframe builds it and leads to the list")
struct WelcomeWireFrameTests {
    private let folder: ItemsFolder
    private let store: ItemsStore
    private let stack: UINavigationController
    private let view: WelcomeViewController
    private let wireFrame: WelcomeWireFrame

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        let made = WelcomeWireFrame.makeModule(store: store, feed: StubServer().url)
        view = try #require(made as? WelcomeViewController)
        stack = UINavigationController(rootViewController: view)
        wireFrame = try #require((view.presenter as? WelcomePresenter)?.wireFrame as? WelcomeWireFrame)
    }

    @Test("connects the actors with each other")
    func module() {
        #expect(wireFrame.viewController === view)
    }

    @Test("leads to the list, on the store and the feed that it was given")
    func presentItems() throws {
        wireFrame.presentItems()
        let list = try #require(stack.topViewController as? ItemsViewController)
        let presenter = try #require(list.presenter as? ItemsPresenter)
        let interactor = try #require(presenter.interactor as? ItemsInteractor)
        let local = try #require(interactor.localDataManager as? ItemsLocalDataManager)
        let api = try #require(interactor.apiDataManager as? ItemsAPIDataManager)
        #expect(local.store === store)
        #expect(api.url == wireFrame.feed)
    }
}
