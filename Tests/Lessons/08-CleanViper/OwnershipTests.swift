import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("Letting go of a scene frees its whole stack, and no scene keeps the router")
struct OwnershipTests {
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let delegate: AddItemDelegateSpy

    init() throws {
        folder = try ItemsFolder()
        delegate = AddItemDelegateSpy("delegate", log: log)
    }

    @Test("frees Welcome")
    func welcome() {
        let router = WelcomeRouterSpy("router", log: log)
        var view: WelcomeViewController? = WelcomeConnector.makeViewController(router: router)
        let (watched, presenter) = (Weak(view), Weak(view?.presenter))
        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
    }

    @Test("frees Items, adapter and all, while an answer is still on its way")
    func items() async {
        let store = folder.store
        let gateway = RealGateway(store)
        let router = ItemsRouterSpy("router", log: log)
        var view: ItemsViewController? = ItemsConnector.makeViewController(entityGateway: gateway, router: router)
        let (watched, adapter, presenter) = (Weak(view), Weak(view?.adapter), Weak(view?.presenter))
        let useCase = Weak(presenter.object?.useCase)
        #expect(useCase.object != nil)

        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(adapter.object == nil)
        #expect(presenter.object == nil)
        #expect(useCase.object == nil)
        await store.finish()
    }

    @Test("frees AddItem")
    func addItem() {
        let router = AddItemRouterSpy("router", log: log)
        var view: AddItemViewController? = AddItemConnector.makeViewController(
            entityGateway: EntityGatewayStub(log), router: router, delegate: delegate)
        let (watched, presenter) = (Weak(view), Weak(view?.presenter))
        let useCase = Weak(presenter.object?.useCase)
        #expect(useCase.object != nil)

        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(useCase.object == nil)
    }

    @Test("frees ItemDetail")
    func itemDetail() {
        let gateway = EntityGatewayStub(log)
        gateway.items.itemResult = .some(.milk)
        var view: ItemDetailViewController? = ItemDetailConnector.makeViewController(
            id: Item.milk.id, entityGateway: gateway)
        let (watched, presenter) = (Weak(view), Weak(view?.presenter))
        let useCase = Weak(presenter.object?.useCase)
        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(useCase.object == nil)
    }

    @Test("frees the router with every scene that it contains")
    func router() {
        var router: AppRouter? = AppRouterConnector.makeRouter(entityGateway: EntityGatewayStub(log))
        let (watched, presenter) = (Weak(router), Weak(router?.presenter))
        router?.loadViewIfNeeded()
        router?.showItems()
        let list = Weak(router?.topViewController as? ItemsViewController)
        #expect(list.object != nil)
        router = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(list.object == nil)
    }

    @Test("does not keep its router or its delegate")
    func unowned() {
        var router: AddItemRouterSpy? = AddItemRouterSpy("router", log: log)
        var delegate: AddItemDelegateSpy? = AddItemDelegateSpy("delegate", log: log)
        let (route, news) = (Weak(router), Weak(delegate))
        let presenter = AddItemPresenter(useCase: AddItemUseCase(entityGateway: EntityGatewayStub(log)))
        presenter.router = router
        presenter.delegate = delegate
        router = nil
        delegate = nil
        #expect(route.object == nil)
        #expect(news.object == nil)
        presenter.presentSaveSuccess()
    }

    @Test("lets a save outlive its form: the delegate hears of it, and then the presenter is freed")
    func lateNews() async {
        let store = folder.store
        let router = AddItemRouterSpy("router", log: log)
        var view: AddItemViewController? = AddItemConnector.makeViewController(
            entityGateway: RealGateway(store), router: router, delegate: delegate)
        let presenter = Weak(view?.presenter)
        presenter.object?.eventSave(name: "Milk", enabled: true)
        view = nil
        #expect(presenter.object != nil)
        let messages = await log.messages(atLeast: 2)
        #expect(messages == ["delegate.addItemDidSave()", "router.eventDone(on: nil)"])
        await store.finish()
        #expect(presenter.object == nil)
    }
}
