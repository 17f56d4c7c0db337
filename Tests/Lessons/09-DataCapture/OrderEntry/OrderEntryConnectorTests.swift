import HeadlessUIKit
import Spies
import Testing

@testable import Lesson09DataCapture

@Suite("The connector connects the stack, and letting go of the view frees it")
struct OrderEntryConnectorTests {
    private let log = MessageLog()
    private let gateway: GatewayDouble

    init() {
        gateway = GatewayDouble(log: log)
    }

    @Test("connects each with its output")
    func outputs() {
        let view = OrderEntryConnector.makeViewController(entityGateway: gateway)
        #expect(view.presenter.output === view)
        #expect(view.presenter.useCase.output === view.presenter)
        #expect(view.presenter.useCase.entityGateway === gateway)
    }

    @Test("frees view, presenter and use case, while products and a save are still on their way")
    func ownership() {
        var view: OrderEntryViewController? = OrderEntryConnector.makeViewController(entityGateway: gateway)
        let watched = Weak(view)
        let presenter = Weak(view?.presenter)
        let useCase = Weak(presenter.object?.useCase)
        #expect(useCase.object != nil)

        view?.loadViewIfNeeded()
        useCase.object?.eventCapture(productId: "chair")
        useCase.object?.eventCapture(quantity: 3)
        useCase.object?.eventCapture(deliveryDate: .distantFuture)
        view?.presenter.eventSave()
        #expect(gateway.products.fetchCompletion.count == 1)
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(useCase.object == nil)
        gateway.products.fetchCompletion.first?(.success(.chair))
        #expect(gateway.orders.createCompletion.count == 1)
    }
}
