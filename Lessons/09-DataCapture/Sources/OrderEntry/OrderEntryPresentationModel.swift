import Foundation

/// A placed order as the use case passes it to its presenter.
struct OrderEntryPresentationModel: Equatable {
    let number: Int
    let productName: String
    let quantity: Int
    let total: Decimal
    let deliveryDate: Date

    init(order: Order) {
        number = order.number
        productName = order.product.name
        quantity = order.quantity
        total = order.total
        deliveryDate = order.deliveryDate
    }
}
