import Foundation

/// A product in the form in which it is stored.
nonisolated struct ProductRecord: Codable, Equatable, Sendable {
    let id: String
    let name: String
    let price: Decimal
    let isSold: Bool

    /// The entity that the app works with.
    var product: Product { Product(id: id, name: name, price: price, isSold: isSold) }
}

nonisolated extension ProductRecord {
    /// The products that the app was delivered with.
    static let catalog = [
        ProductRecord(id: "chair", name: "Oak chair", price: 120, isSold: true),
        ProductRecord(id: "lamp", name: "Desk lamp", price: Decimal(1999) / 100, isSold: true),
        ProductRecord(id: "stool", name: "Folding stool", price: 35, isSold: false),
        ProductRecord(id: "stand", name: "Coat stand", price: Decimal(645) / 10, isSold: true),
    ]
}
