import Foundation

/// An order as the Order app keeps it in its file.
nonisolated struct StoredOrder: Codable, Equatable, Sendable {
    let number: Int
    let productId: String
    let quantity: Int
    let deliveryDate: Date
}

nonisolated extension StoredOrder {
    /// In words: `order 1: 3 chair for 2999-12-31`.
    var words: String {
        "order \(number): \(quantity) \(productId) for \(deliveryDate.formatted(.iso8601.year().month().day()))"
    }
}
