import Foundation
import Spies
import Testing

@testable import Lesson09DataCapture

@Suite("The use case says what a captured value means, and keeps it")
struct OrderEntryUseCaseTests {
    private let log = MessageLog()
    private let gateway: GatewayDouble
    private let presenter: OrderEntryUseCaseOutputSpy
    private let clock = Clock()
    private let useCase: OrderEntryUseCase

    init() {
        gateway = GatewayDouble(log: log)
        presenter = OrderEntryUseCaseOutputSpy("presenter", log: log)
        useCase = OrderEntryUseCase(entityGateway: gateway, now: { [clock] in clock.now })
        useCase.output = presenter
    }

    /// Captures what makes an order, and forgets what was said.
    private func captureAll() {
        useCase.eventCapture(productId: "chair")
        useCase.eventCapture(quantity: 3)
        useCase.eventCapture(deliveryDate: .dayAfter)
        log.forget()
    }

    // MARK: View ready

    @Test("presents each product that is sold, between start and end")
    func products() {
        useCase.eventViewReady()
        gateway.products.fetchAllCompletion.first?(.success([.chair, .stool, .lamp]))
        #expect(
            log.messages == [
                "productManager.fetchAll(then:)", "presenter.presentProductsStart()",
                #"presenter.present(product: OrderEntryProductPresentationModel(id: "chair", name: "Oak chair", price: 120))"#,
                #"presenter.present(product: OrderEntryProductPresentationModel(id: "lamp", name: "Desk lamp", price: 19.99))"#,
                "presenter.presentProductsEnd()",
            ])
    }

    @Test("brackets that there is nothing to order, or nothing any more", arguments: [[], [Product.stool]])
    func noProducts(stored: [Product]) {
        useCase.eventViewReady()
        gateway.products.fetchAllCompletion.first?(.success(stored))
        #expect(
            log.messages == [
                "productManager.fetchAll(then:)", "presenter.presentProductsStart()",
                "presenter.presentNoProductsFound()", "presenter.presentProductsEnd()",
            ])
    }

    @Test("brackets an error")
    func productsError() {
        useCase.eventViewReady()
        gateway.products.fetchAllCompletion.first?(.failure(Failure()))
        #expect(
            log.messages == [
                "productManager.fetchAll(then:)", "presenter.presentProductsStart()",
                "presenter.presentProductsError()", "presenter.presentProductsEnd()",
            ])
    }

    // MARK: Capture

    @Test("captures a product")
    func product() {
        useCase.eventCapture(productId: "lamp")
        #expect(log.messages == [#"presenter.presentCaptured(productId: "lamp")"#])
    }

    @Test("takes any quantity from one on, and refuses what is less", arguments: [1, 2, 1_000_000])
    func quantity(good: Int) {
        useCase.eventCapture(quantity: good)
        useCase.eventCapture(quantity: 1 - good)
        #expect(log.messages == ["presenter.presentQuantityCaptured()", "presenter.presentQuantityTooSmall()"])
    }

    @Test("takes the day of the order and every later one, and refuses the day before")
    func deliveryDate() {
        useCase.eventCapture(deliveryDate: .sameDay)
        useCase.eventCapture(deliveryDate: .dayAfter)
        useCase.eventCapture(deliveryDate: .dayBefore)
        #expect(
            log.messages == [
                "presenter.presentDeliveryDateCaptured()", "presenter.presentDeliveryDateCaptured()",
                "presenter.presentDeliveryDateInThePast()",
            ])
    }

    @Test("accepts that a field is empty, and says nothing against it")
    func nothing() {
        useCase.eventCapture(quantity: nil)
        useCase.eventCapture(deliveryDate: nil)
        #expect(log.messages == ["presenter.presentQuantityCaptured()", "presenter.presentDeliveryDateCaptured()"])
    }

    // MARK: Save

    @Test("hands everything that was captured to the save, whatever the order of capture")
    func save() throws {
        useCase.eventCapture(deliveryDate: .dayAfter)
        useCase.eventCapture(productId: "chair")
        useCase.eventCapture(quantity: 3)
        log.forget()
        useCase.eventSave()
        gateway.products.fetchCompletion.first?(.success(.chair))
        #expect(
            log.messages.map(\.description).first == #"productManager.fetch(productId: "chair", then:)"#)
        #expect(log.messages.map(\.name) == ["fetch", "create"])
        let created = try #require(log.messages.last?.arguments)
        #expect(created.hasSuffix("quantity: 3, deliveryDate: 2024-05-04T00:00:00Z, then:"))
    }

    @Test("keeps what was captured when a save fails, and when one field is corrected")
    func corrected() throws {
        captureAll()
        useCase.eventSave()
        gateway.products.fetchCompletion.first?(.failure(Failure()))
        useCase.eventCapture(quantity: 5)
        log.forget()
        useCase.eventSave()
        gateway.products.fetchCompletion.last?(.success(.chair))
        let created = try #require(log.messages.last?.arguments)
        #expect(created.hasSuffix("quantity: 5, deliveryDate: 2024-05-04T00:00:00Z, then:"))
    }

    /// A correction that takes a captured field away again, and what the next save says.
    nonisolated struct Correction: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let missing: Message
        let capture: @MainActor (OrderEntryUseCase) -> Void
    }

    nonisolated static let corrections = [
        Correction(
            testDescription: "a quantity of none",
            missing: "presenter.presentMissingMandatoryFields(product: false, quantity: true, deliveryDate: false)"
        ) { $0.eventCapture(quantity: 0) },
        Correction(
            testDescription: "no quantity",
            missing: "presenter.presentMissingMandatoryFields(product: false, quantity: true, deliveryDate: false)"
        ) { $0.eventCapture(quantity: nil) },
        Correction(
            testDescription: "a day that has passed",
            missing: "presenter.presentMissingMandatoryFields(product: false, quantity: false, deliveryDate: true)"
        ) { $0.eventCapture(deliveryDate: .dayBefore) },
        Correction(
            testDescription: "no day",
            missing: "presenter.presentMissingMandatoryFields(product: false, quantity: false, deliveryDate: true)"
        ) { $0.eventCapture(deliveryDate: nil) },
    ]

    @Test("a bad correction takes the earlier value away, so that the next save misses it", arguments: corrections)
    func badCorrection(_ correction: Correction) {
        captureAll()
        correction.capture(useCase)
        log.forget()
        useCase.eventSave()
        #expect(log.messages == [correction.missing])
    }

    // MARK: New order

    @Test("begins another order with nothing captured")
    func newOrder() {
        captureAll()
        useCase.eventNewOrder()
        useCase.eventSave()
        #expect(
            log.messages == [
                "presenter.presentNewOrder()",
                "presenter.presentMissingMandatoryFields(product: true, quantity: true, deliveryDate: true)",
            ])
    }

    // MARK: Late answers

    @Test("products that come when the screen is gone aren't presented")
    func leftBeforeProducts() {
        var left: OrderEntryUseCase? = OrderEntryUseCase(entityGateway: gateway)
        let watched = Weak(left)
        left?.output = presenter
        left?.eventViewReady()
        left = nil
        #expect(watched.object == nil)
        log.forget()
        gateway.products.fetchAllCompletion.first?(.success([.chair]))
        #expect(log.messages == [])
    }
}
