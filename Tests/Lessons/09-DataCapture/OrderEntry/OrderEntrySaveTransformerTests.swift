import Foundation
import Spies
import Testing

@testable import Lesson09DataCapture

@Suite("The save's transformer places an order, or says why there is none")
struct OrderEntrySaveTransformerTests {
    private let log = MessageLog()
    private let gateway: GatewayDouble
    private let output: OrderEntrySaveUseCaseOutputSpy
    private let clock = Clock()

    init() {
        gateway = GatewayDouble(log: log)
        output = OrderEntrySaveUseCaseOutputSpy("output", log: log)
    }

    /// Runs a save; nothing keeps its transformer afterward, as in the use case.
    private func transform(
        productId: String? = "chair", quantity: Int? = 3, deliveryDate: Date? = .dayAfter,
        output: (any OrderEntrySaveUseCaseOutput)? = nil
    ) {
        OrderEntrySaveTransformer(
            productManager: gateway.products, orderManager: gateway.orders, now: { [clock] in clock.now }
        ).transform(
            productId: productId, quantity: quantity, deliveryDate: deliveryDate, output: output ?? self.output)
    }

    @Test("looks the product up, creates the order and presents it")
    func placed() {
        transform()
        gateway.products.fetchCompletion.first?(.success(.chair))
        gateway.orders.createCompletion.first?(.success(.chairs))
        #expect(log.messages.map(\.name) == ["fetch", "create", "present"])
        #expect(
            log.messages.last == """
                output.present(order: OrderEntryPresentationModel(number: 7, productName: "Oak chair", quantity: 3, \
                total: 360, deliveryDate: 2024-05-04T00:00:00Z))
                """)
    }

    /// Every way in which fields can be missing.
    nonisolated static let gaps = (1...7).map { bits in [bits & 1 != 0, bits & 2 != 0, bits & 4 != 0] }

    @Test("names all fields that are missing, at once, and asks no manager for anything", arguments: gaps)
    func missing(gap: [Bool]) {
        transform(
            productId: gap[0] ? nil : "chair", quantity: gap[1] ? nil : 3, deliveryDate: gap[2] ? nil : .dayAfter)
        let fields = "product: \(gap[0]), quantity: \(gap[1]), deliveryDate: \(gap[2])"
        #expect(log.messages.map(\.description) == ["output.presentMissingMandatoryFields(\(fields))"])
    }

    @Test("creates nothing for a day that has passed since it was captured")
    func midnight() {
        clock.now = .dayAfter.addingTimeInterval(-1)
        transform(deliveryDate: .sameDay)
        #expect(log.messages.map(\.name) == ["fetch"])
        log.forget()
        clock.now = .dayAfter
        transform(deliveryDate: .sameDay)
        #expect(log.messages == ["output.presentDeliveryDateHasPassed()"])
    }

    @Test("creates nothing of a product that is no longer sold, or no longer there", arguments: [Product.stool, nil])
    func notSold(found: Product?) {
        transform()
        gateway.products.fetchCompletion.first?(.success(found))
        #expect(log.messages.dropFirst() == ["output.presentProductNotSold()"])
    }

    @Test("presents an error when the product can't be looked up, and creates nothing")
    func unknownProduct() {
        transform()
        gateway.products.fetchCompletion.first?(.failure(Failure()))
        #expect(log.messages.dropFirst() == ["output.presentSaveError()"])
    }

    @Test("presents an error when the order can't be stored")
    func notStored() {
        transform()
        gateway.products.fetchCompletion.first?(.success(.chair))
        gateway.orders.createCompletion.first?(.failure(Failure()))
        #expect(log.messages.last == "output.presentSaveError()")
    }

    @Test("places the order even if the screen is gone, and doesn't present it")
    func left() {
        var presenter: OrderEntrySaveUseCaseOutputSpy? = OrderEntrySaveUseCaseOutputSpy("left", log: log)
        let watched = Weak(presenter)
        transform(output: presenter)
        presenter = nil
        #expect(watched.object == nil)
        gateway.products.fetchCompletion.first?(.success(.chair))
        gateway.orders.createCompletion.first?(.success(.chairs))
        #expect(log.messages.map(\.name) == ["fetch", "create"])
    }
}
