import Foundation

/// A product in a quantity, for a day.
nonisolated struct Order: Equatable, Sendable {
    let number: Int
    let product: Product
    let quantity: Int
    /// The day of the delivery: its first moment in Greenwich.
    let deliveryDate: Date

    /// The price of all of it, in dollars.
    var total: Decimal { product.price * Decimal(quantity) }
}

// MARK: - What an order can be

nonisolated extension Order {
    /// Returns whether an order can be for that many of a product.
    static func canHold(quantity: Int) -> Bool { quantity >= 1 }

    /// Returns whether an order can still be delivered on `day`: a day that has passed is too late, the same day isn't.
    static func canBeDelivered(on day: Date, orderedAt moment: Date) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return day >= calendar.startOfDay(for: moment)
    }
}
