import Foundation

/// The files of the Order app.
nonisolated extension AppFolder {
    /// Stores products, in place of those that were stored.
    func store(_ products: [StoredProduct]) throws {
        try write(JSONEncoder().encode(products), to: "products.json")
    }

    /// What was ordered; nothing when there is no file.
    func orders() throws -> [StoredOrder] {
        guard let bytes = bytes(of: "orders.json") else { return [] }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([StoredOrder].self, from: bytes)
    }

    /// Cuts the file of the products off in the middle of one.
    func breakProducts() throws {
        try write(Data(#"[{"id": "chair", "na"#.utf8), to: "products.json")
    }
}
