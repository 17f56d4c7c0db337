import Foundation

/// Something that can be ordered, as long as it is sold.
nonisolated struct Product: Equatable, Sendable {
    let id: String
    let name: String
    /// What one of it costs, in dollars.
    let price: Decimal
    let isSold: Bool
}
