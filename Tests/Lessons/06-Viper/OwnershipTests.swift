import Foundation
import Journeys
import Spies
import Testing

@testable import Lesson06Viper

@Suite("Letting go of the view frees its whole module")
struct OwnershipTests {
    private let folder: ItemsFolder
    private let delegate = AddItemModuleDelegateSpy("delegate", log: MessageLog())

    init() throws {
        folder = try ItemsFolder()
    }

    @Test("frees Welcome")
    func welcome() {
        var view = WelcomeWireFrame.makeModule(store: folder.store, feed: nil) as? WelcomeViewController
        let watched = Weak(view)
        let presenter = Weak(view?.presenter as? WelcomePresenter)
        let wireFrame = Weak(presenter.object?.wireFrame as? WelcomeWireFrame)
        #expect(wireFrame.object != nil)

        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(wireFrame.object == nil)
    }

    @Test("frees Items, data managers and all, while an answer is still on its way")
    func items() async {
        let store = folder.store
        var view = ItemsWireFrame.makeModule(store: store, feed: StubServer().url) as? ItemsViewController
        let watched = Weak(view)
        let presenter = Weak(view?.presenter as? ItemsPresenter)
        let wireFrame = Weak(presenter.object?.wireFrame as? ItemsWireFrame)
        let interactor = Weak(presenter.object?.interactor as? ItemsInteractor)
        let local = Weak(interactor.object?.localDataManager as? ItemsLocalDataManager)
        let api = Weak(interactor.object?.apiDataManager as? ItemsAPIDataManager)
        #expect(wireFrame.object != nil && local.object != nil && api.object != nil)

        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(wireFrame.object == nil)
        #expect(interactor.object == nil)
        #expect(local.object == nil)
        #expect(api.object == nil)
        await store.finish()
    }

    @Test("frees AddItem")
    func addItem() {
        var view = AddItemWireFrame.makeModule(store: folder.store, delegate: delegate) as? AddItemViewController
        let watched = Weak(view)
        let presenter = Weak(view?.presenter as? AddItemPresenter)
        let wireFrame = Weak(presenter.object?.wireFrame as? AddItemWireFrame)
        let interactor = Weak(presenter.object?.interactor as? AddItemInteractor)
        let local = Weak(interactor.object?.localDataManager as? AddItemLocalDataManager)
        #expect(wireFrame.object != nil && local.object != nil)

        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(wireFrame.object == nil)
        #expect(interactor.object == nil)
        #expect(local.object == nil)
    }

    @Test("frees ItemDetail")
    func itemDetail() {
        var view = ItemDetailWireFrame.makeModule(item: .milk) as? ItemDetailViewController
        let watched = Weak(view)
        let presenter = Weak(view?.presenter as? ItemDetailPresenter)
        #expect(presenter.object != nil)

        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
    }

    @Test("does not keep its delegate")
    func unownedDelegate() {
        var delegate: AddItemModuleDelegateSpy? = AddItemModuleDelegateSpy("delegate", log: MessageLog())
        let watched = Weak(delegate)
        let view = delegate.map { AddItemWireFrame.makeModule(store: folder.store, delegate: $0) }
        delegate = nil
        #expect(view != nil)
        #expect(watched.object == nil)
    }

    @Test("lets a save outlive its form: the delegate hears of it, and then the presenter is freed")
    func lateNews() async {
        let store = folder.store
        var view = AddItemWireFrame.makeModule(store: store, delegate: delegate) as? AddItemViewController
        let presenter = Weak(view?.presenter as? AddItemPresenter)
        presenter.object?.userDidTapSave(name: "Milk", enabled: true)
        view = nil
        #expect(presenter.object != nil)
        let messages = await delegate.log.messages(atLeast: 1)
        #expect(messages == ["delegate.didAddItem()"])
        await store.finish()
        #expect(presenter.object == nil)
    }
}
