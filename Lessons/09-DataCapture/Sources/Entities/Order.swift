import Foundation

/// What was ordered, and for which day.
nonisolated struct Order: Equatable, Sendable {
    let number: Int
    let product: Product
    let quantity: Int
    /// The day of the delivery: its first moment in Greenwich.
    let deliveryDate: Date

    /// What all of it costs, in dollars.
    var total: Decimal { product.price * Decimal(quantity) }
}

// MARK: - What an order can be

nonisolated extension Order {
    /// Whether that many of a product make an order.
    static func canHold(quantity: Int) -> Bool { quantity >= 1 }

    /// Whether an order can still be delivered on `day`: on the same day it can, on one that has passed it can't.
    static func canBeDelivered(on day: Date, orderedAt moment: Date) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return day >= calendar.startOfDay(for: moment)
    }
}
