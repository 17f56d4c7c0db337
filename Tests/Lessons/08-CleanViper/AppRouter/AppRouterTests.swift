import HeadlessUIKit
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The router contains the scenes: it makes them, and says which is seen")
struct AppRouterTests {
    private let log = MessageLog()
    private let gateway: EntityGatewayStub
    private let delegate: AddItemDelegateSpy
    private let router: AppRouter

    init() {
        gateway = EntityGatewayStub(log)
        delegate = AddItemDelegateSpy("delegate", log: log)
        router = AppRouterConnector.makeRouter(entityGateway: gateway)
        router.loadViewIfNeeded()
        log.forget()
    }

    @Test("is connected with its presenter")
    func stack() {
        #expect(router.presenter.output === router)
        #expect(router.entityGateway === gateway)
    }

    @Test("begins with the greeting, which leads on by the router's presenter")
    func welcome() throws {
        #expect(router.viewControllers.count == 1)
        let welcome = try #require(router.topViewController as? WelcomeViewController)
        #expect(welcome.presenter.router === router.presenter)
    }

    @Test("shows the list, on its gateway")
    func items() throws {
        router.showItems()
        let list = try #require(router.topViewController as? ItemsViewController)
        #expect(list.presenter.router === router.presenter)
        #expect(list.presenter.useCase.entityGateway === gateway)
    }

    @Test("shows the form, on its gateway, which tells the delegate")
    func addItem() throws {
        router.showAddItem(delegate: delegate)
        let form = try #require(router.topViewController as? AddItemViewController)
        #expect(form.presenter.router === router.presenter)
        #expect(form.presenter.delegate === delegate)
        #expect(form.presenter.useCase.entityGateway === gateway)
    }

    @Test("shows the detail of an id, on its gateway")
    func itemDetail() throws {
        gateway.items.itemResult = .some(.bread)
        router.showItemDetail(id: Item.bread.id)
        let detail = try #require(router.topViewController as? ItemDetailViewController)
        #expect(detail.id == Item.bread.id)
        #expect(detail.presenter.useCase.entityGateway === gateway)
    }

    @Test("goes back from the scene that is done, and from there no further")
    func previous() throws {
        router.showItems()
        let list = try #require(router.topViewController)
        router.showAddItem(delegate: delegate)
        let form = try #require(router.topViewController)
        router.showPrevious(to: form)
        #expect(router.topViewController === list)
        router.showPrevious(to: form)
        #expect(router.topViewController === list)
    }

    @Test("doesn't go back from a scene that is gone, nor from one below another")
    func left() throws {
        router.showItems()
        router.showPrevious(to: nil)
        #expect(router.viewControllers.count == 2)
        router.showAddItem(delegate: delegate)
        let form = try #require(router.topViewController)
        router.showAddItem(delegate: delegate)
        router.showPrevious(to: form)
        #expect(router.viewControllers.count == 4)
    }
}
