import Foundation

/// Something that can be ordered, as long as it is sold.
nonisolated struct Product: Equatable, Sendable {
    let id: String
    let name: String
    /// The price of one, in dollars.
    let price: Decimal
    let isSold: Bool
}
