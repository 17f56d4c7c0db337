class OrderEntryUseCase {
    private let entityGateway: EntityGateway
    weak var output: OrderEntryUseCaseOutput?

    private var quantity: Int?
    private var productId: String?

    init(entityGateway: EntityGateway) {
        self.entityGateway = entityGateway
    }

    func eventCapture(quantity: Int) {
        self.quantity = quantity
    }

    func eventCapture(productId: String) {
        self.productId = productId.isEmpty ? nil : productId
    }

    func eventSave() {
        guard let output = output else { return }
        let transformer = OrderEntrySaveUseCaseTransformer(orderManager: entityGateway.orderManager)
        transformer.transform(quantity: quantity, productId: productId, output: output)
    }

    func eventCancel(number: String) {
        entityGateway.orderManager.cancel(number: number) { [weak self] result in
            switch result {
            case .success(let order):
                self?.output?.presentCanceled(number: order.number)
            case .failure(let reason):
                self?.output?.present(error: reason)
            }
        }
    }
}
