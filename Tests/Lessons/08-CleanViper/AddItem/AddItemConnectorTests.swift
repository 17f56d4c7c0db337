import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The form's connector connects its whole stack")
struct AddItemConnectorTests {
    @Test("view, presenter and use case, the gateway, the router and the delegate")
    func stack() {
        let log = MessageLog()
        let gateway = EntityGatewayStub(log)
        let router = AddItemRouterSpy("router", log: log)
        let delegate = AddItemDelegateSpy("delegate", log: log)
        let form = AddItemConnector.makeViewController(entityGateway: gateway, router: router, delegate: delegate)
        #expect(form.presenter.output === form)
        #expect(form.presenter.router === router)
        #expect(form.presenter.delegate === delegate)
        #expect(form.presenter.useCase.output === form.presenter)
        #expect(form.presenter.useCase.entityGateway === gateway)
    }
}
