import Foundation

/// Says what a captured value means, keeps it, and has the order placed once everything is there.
final class OrderEntryUseCase {
    weak var output: (any OrderEntryUseCaseOutput)?
    let entityGateway: any EntityGateway
    let now: () -> Date

    // The form's values, as far as they can be ordered; nil for one that is missing or wrong.
    private var productId: String?
    private var quantity: Int?
    private var deliveryDate: Date?

    init(entityGateway: any EntityGateway, now: @escaping () -> Date = { Date() }) {
        self.entityGateway = entityGateway
        self.now = now
    }
}

// MARK: - View ready

extension OrderEntryUseCase {
    func eventViewReady() {
        entityGateway.productManager.fetchAll { [weak self] result in self?.present(result) }
    }

    private func present(_ result: Result<[Product], any Error>) {
        output?.presentProductsStart()
        switch result {
        case .success(let products):
            let sold = products.filter(\.isSold)
            if sold.isEmpty { output?.presentNoProductsFound() }
            for product in sold { output?.present(product: OrderEntryProductPresentationModel(product: product)) }
        case .failure: output?.presentProductsError()
        }
        output?.presentProductsEnd()
    }
}

// MARK: - Capture

extension OrderEntryUseCase {
    func eventCapture(productId: String) {
        self.productId = productId
        output?.presentCaptured(productId: productId)
    }

    func eventCapture(quantity: Int?) {
        // Whatever comes of it, the value captured before is no longer in the field.
        self.quantity = nil
        if let quantity, !Order.canHold(quantity: quantity) {
            output?.presentQuantityTooSmall()
            return
        }
        self.quantity = quantity
        output?.presentQuantityCaptured()
    }

    func eventCapture(deliveryDate: Date?) {
        self.deliveryDate = nil
        if let deliveryDate, !Order.canBeDelivered(on: deliveryDate, orderedAt: now()) {
            output?.presentDeliveryDateInThePast()
            return
        }
        self.deliveryDate = deliveryDate
        output?.presentDeliveryDateCaptured()
    }
}

// MARK: - Save

extension OrderEntryUseCase {
    func eventSave() {
        guard let output else { return }
        let transformer = OrderEntrySaveTransformer(
            productManager: entityGateway.productManager, orderManager: entityGateway.orderManager, now: now)
        transformer.transform(productId: productId, quantity: quantity, deliveryDate: deliveryDate, output: output)
    }
}

// MARK: - New order

extension OrderEntryUseCase {
    func eventNewOrder() {
        productId = nil
        quantity = nil
        deliveryDate = nil
        output?.presentNewOrder()
    }
}
