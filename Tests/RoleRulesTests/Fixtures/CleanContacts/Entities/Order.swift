import Foundation

struct Order {
    let number: String
    let productId: String
    let quantity: Int
    let total: Decimal
    let tax: Decimal
    let placedAt: Date
    let status: OrderStatus
}
