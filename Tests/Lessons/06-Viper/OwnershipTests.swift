import Foundation
import Spies
import Testing

@testable import Lesson06Viper

@Suite("Who lets go of the view lets go of the whole module")
struct OwnershipTests {
    private let folder: ItemsFolder

    init() throws {
        folder = try ItemsFolder()
    }

    @Test("frees Welcome")
    func welcome() {
        var view = WelcomeWireFrame.makeModule(store: folder.store, feed: nil) as? WelcomeViewController
        let watched = { [weak view] in view }
        let presenter = { [weak object = view?.presenter as? WelcomePresenter] in object }
        let wireFrame = { [weak object = presenter()?.wireFrame as? WelcomeWireFrame] in object }
        #expect(wireFrame() != nil)
        view?.loadViewIfNeeded()
        view = nil
        #expect(watched() == nil)
        #expect(presenter() == nil)
        #expect(wireFrame() == nil)
    }

    @Test("frees Items, data managers and all, while an answer is still on its way")
    func items() async {
        let store = folder.store
        var view = ItemsWireFrame.makeModule(store: store, feed: URL(filePath: "/first.json")) as? ItemsViewController
        let watched = { [weak view] in view }
        let presenter = { [weak object = view?.presenter as? ItemsPresenter] in object }
        let wireFrame = { [weak object = presenter()?.wireFrame as? ItemsWireFrame] in object }
        let interactor = { [weak object = presenter()?.interactor as? ItemsInteractor] in object }
        let local = { [weak object = interactor()?.localDataManager as? ItemsLocalDataManager] in object }
        let api = { [weak object = interactor()?.apiDataManager as? ItemsAPIDataManager] in object }
        #expect(wireFrame() != nil && local() != nil && api() != nil)
        view?.loadViewIfNeeded()
        view = nil
        #expect(watched() == nil)
        #expect(presenter() == nil)
        #expect(wireFrame() == nil)
        #expect(interactor() == nil)
        #expect(local() == nil)
        #expect(api() == nil)
        await store.finish()
    }

    @Test("frees AddItem, and never owned its delegate")
    func addItem() throws {
        var delegate: AddItemModuleDelegateSpy? = AddItemModuleDelegateSpy("delegate", log: MessageLog())
        let caller = { [weak delegate] in delegate }
        var view =
            AddItemWireFrame.makeModule(store: folder.store, delegate: try #require(delegate))
            as? AddItemViewController
        let watched = { [weak view] in view }
        let presenter = { [weak object = view?.presenter as? AddItemPresenter] in object }
        let wireFrame = { [weak object = presenter()?.wireFrame as? AddItemWireFrame] in object }
        let interactor = { [weak object = presenter()?.interactor as? AddItemInteractor] in object }
        let local = { [weak object = interactor()?.localDataManager as? AddItemLocalDataManager] in object }
        #expect(wireFrame() != nil && local() != nil)
        view?.loadViewIfNeeded()
        delegate = nil
        #expect(caller() == nil)
        view = nil
        #expect(watched() == nil)
        #expect(presenter() == nil)
        #expect(wireFrame() == nil)
        #expect(interactor() == nil)
        #expect(local() == nil)
    }

    @Test("frees ItemDetail")
    func itemDetail() {
        var view = ItemDetailWireFrame.makeModule(item: .milk) as? ItemDetailViewController
        let watched = { [weak view] in view }
        let presenter = { [weak object = view?.presenter as? ItemDetailPresenter] in object }
        #expect(presenter() != nil)
        view?.loadViewIfNeeded()
        view = nil
        #expect(watched() == nil)
        #expect(presenter() == nil)
    }

    @Test("a save outlives a form that was left: the delegate hears of it, and then the presenter is freed")
    func lateNews() async {
        let log = MessageLog()
        let delegate = AddItemModuleDelegateSpy("delegate", log: log)
        let store = folder.store
        var view = AddItemWireFrame.makeModule(store: store, delegate: delegate) as? AddItemViewController
        let presenter = { [weak object = view?.presenter as? AddItemPresenter] in object }
        presenter()?.userDidTapSave(name: "Milk", enabled: true)
        view = nil
        #expect(presenter() != nil)
        let messages = await log.messages(atLeast: 1)
        #expect(messages == ["delegate.didAddItem()"])
        await store.finish()
        #expect(presenter() == nil)
    }
}
