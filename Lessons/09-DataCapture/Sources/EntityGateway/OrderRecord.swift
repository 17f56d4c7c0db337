import Foundation

/// An order in the form in which it is stored.
nonisolated struct OrderRecord: Codable, Equatable, Sendable {
    let number: Int
    let productId: String
    /// The price of one on the day of the order; the product's price may change later.
    let price: Decimal
    let quantity: Int
    let deliveryDate: Date

    init(_ order: Order) {
        number = order.number
        productId = order.product.id
        price = order.product.price
        quantity = order.quantity
        deliveryDate = order.deliveryDate
    }

    /// The entity that the app works with.
    func order(of product: Product) -> Order {
        Order(number: number, product: product, quantity: quantity, deliveryDate: deliveryDate)
    }
}
