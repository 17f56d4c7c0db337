import HeadlessUIKit
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The list's connector connects its whole stack")
struct ItemsConnectorTests {
    @Test("view, adapter, presenter and use case, the gateway and the router")
    func stack() {
        let log = MessageLog()
        let gateway = EntityGatewayStub(log)
        let router = ItemsRouterSpy("router", log: log)
        let list = ItemsConnector.makeViewController(entityGateway: gateway, router: router)
        #expect(list.adapter.presenter === list.presenter)
        #expect(list.presenter.output === list)
        #expect(list.presenter.router === router)
        #expect(list.presenter.useCase.output === list.presenter)
        #expect(list.presenter.useCase.entityGateway === gateway)
    }
}
