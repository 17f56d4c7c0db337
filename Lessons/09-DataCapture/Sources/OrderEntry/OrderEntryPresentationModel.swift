import Foundation

/// What the use case tells its presenter of an order that was placed.
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
