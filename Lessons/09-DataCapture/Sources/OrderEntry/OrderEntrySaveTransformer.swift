import Foundation

/// Carries what was captured to its end: an order, or the reason why there is none.
final class OrderEntrySaveTransformer {
    private let productManager: any ProductManager
    private let orderManager: any OrderManager
    private let now: () -> Date

    init(productManager: any ProductManager, orderManager: any OrderManager, now: @escaping () -> Date) {
        self.productManager = productManager
        self.orderManager = orderManager
        self.now = now
    }

    func transform(
        productId: String?, quantity: Int?, deliveryDate: Date?, output: any OrderEntrySaveUseCaseOutput
    ) {
        guard let productId, let quantity, let deliveryDate else {
            output.presentMissingMandatoryFields(
                product: productId == nil, quantity: quantity == nil, deliveryDate: deliveryDate == nil)
            return
        }
        // It was captured in time, but that may have been before midnight.
        guard Order.canBeDelivered(on: deliveryDate, orderedAt: now()) else {
            output.presentDeliveryDateHasPassed()
            return
        }
        // Save was tapped, so the order is placed even if the screen is gone: the closure holds the transformer.
        productManager.fetch(productId: productId) { [self, weak output] result in
            switch result {
            case .success(let product?) where product.isSold:
                create(product: product, quantity: quantity, deliveryDate: deliveryDate, output: output)
            case .success: output?.presentProductNotSold()
            case .failure: output?.presentSaveError()
            }
        }
    }

    private func create(
        product: Product, quantity: Int, deliveryDate: Date, output: (any OrderEntrySaveUseCaseOutput)?
    ) {
        orderManager.create(product: product, quantity: quantity, deliveryDate: deliveryDate) { [weak output] result in
            switch result {
            case .success(let order): output?.present(order: OrderEntryPresentationModel(order: order))
            case .failure: output?.presentSaveError()
            }
        }
    }
}
