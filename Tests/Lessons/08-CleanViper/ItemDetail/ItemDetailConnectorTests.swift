import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The detail's connector connects its whole stack")
struct ItemDetailConnectorTests {
    @Test("view, presenter, use case and the gateway, for the id that it is given")
    func stack() {
        let gateway = EntityGatewayStub(MessageLog())
        let detail = ItemDetailConnector.makeViewController(id: Item.bread.id, entityGateway: gateway)
        #expect(detail.id == Item.bread.id)
        #expect(detail.presenter.output === detail)
        #expect(detail.presenter.useCase.output === detail.presenter)
        #expect(detail.presenter.useCase.entityGateway === gateway)
    }
}
