class OrderEntrySaveUseCaseTransformer {
    private let orderManager: OrderManager

    init(orderManager: OrderManager) {
        self.orderManager = orderManager
    }

    func transform(quantity: Int?, productId: String?, output: OrderEntrySaveUseCaseOutput) {
        guard let quantity = quantity, let productId = productId else {
            return output.presentMissingMandatoryFields(productId: productId == nil, quantity: quantity == nil)
        }
        orderManager.create(productId: productId, quantity: quantity) { result in
            self.report(result, to: output)
        }
    }

    private func report(_ result: Result<Order, ErrorReason>, to output: OrderEntrySaveUseCaseOutput) {
        switch result {
        case .success(let order):
            output.present(order: OrderEntryPresentationModel(order: order))
        case .failure(let reason):
            output.present(error: reason)
        }
    }
}
