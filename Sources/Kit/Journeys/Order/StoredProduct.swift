/// A product as the Order app keeps it in its file.
nonisolated struct StoredProduct: Codable, Equatable, Sendable {
    let id: String
    let name: String
    /// In whole dollars.
    let price: Int
    var isSold = true

    /// What can be ordered on most journeys.
    static let three = [
        StoredProduct(id: "chair", name: "Oak chair", price: 120),
        StoredProduct(id: "lamp", name: "Desk lamp", price: 20),
        StoredProduct(id: "stand", name: "Coat stand", price: 65),
    ]

    /// The same product, out of sale.
    var outOfSale: StoredProduct { StoredProduct(id: id, name: name, price: price, isSold: false) }
}
