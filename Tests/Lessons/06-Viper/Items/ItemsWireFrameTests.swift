import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Lesson06Viper

@Suite("The list's wireframe builds the list and leads on from it")
struct ItemsWireFrameTests {
    private let folder: ItemsFolder
    private let store: ItemsStore
    private let stack: UINavigationController
    private let view: ItemsViewController
    private let presenter: ItemsPresenter
    private let wireFrame: ItemsWireFrame

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        view = try #require(ItemsWireFrame.makeModule(store: store, feed: nil) as? ItemsViewController)
        stack = UINavigationController(rootViewController: view)
        presenter = try #require(view.presenter as? ItemsPresenter)
        wireFrame = try #require(presenter.wireFrame as? ItemsWireFrame)
    }

    @Test("connects all actors with each other, and makes no API data manager where there is no feed")
    func module() throws {
        let interactor = try #require(presenter.interactor as? ItemsInteractor)
        let local = try #require(interactor.localDataManager as? ItemsLocalDataManager)
        #expect(presenter.view === view)
        #expect(interactor.presenter === presenter)
        #expect(interactor.apiDataManager == nil)
        #expect(local.store === store)
        #expect(wireFrame.viewController === view)
        #expect(wireFrame.store === store)
    }

    @Test("leads to the form, which works on the same store and tells the delegate")
    func presentAddItem() throws {
        let delegate = AddItemModuleDelegateSpy("delegate", log: MessageLog())
        wireFrame.presentAddItem(delegate: delegate)
        let form = try #require(stack.topViewController as? AddItemViewController)
        let presenter = try #require(form.presenter as? AddItemPresenter)
        let interactor = try #require(presenter.interactor as? AddItemInteractor)
        let local = try #require(interactor.localDataManager as? AddItemLocalDataManager)
        #expect(presenter.delegate === delegate)
        #expect(local.store === store)
    }

    @Test("leads to the detail of the item that it is given")
    func presentItemDetail() throws {
        wireFrame.presentItemDetail(of: .bread)
        let detail = try #require(stack.topViewController as? ItemDetailViewController)
        let presenter = try #require(detail.presenter as? ItemDetailPresenter)
        #expect(presenter.item == .bread)
    }
}
