/// What a user of the Order app does on the way to an order, and what they look for in its file.
extension User {
    /// Starts the app when these products can be ordered, and waits until they are shown.
    func beginsOrder(of products: [StoredProduct] = StoredProduct.three) async throws {
        try folder.store(products)
        try launches("launch the app with \(products.count) products stored", showing: OrderForm().picture)
        try await sees(OrderForm(products: products).picture, lookAt: "how the products are read and shown")
    }

    /// Fills in what makes an order of three chairs; the last field is still typed into.
    func fillsIn() throws {
        let chosen = OrderForm.empty.with { $0.chosen = 0 }
        try selectsRow(0, showing: chosen.picture)
        try types("3", into: "Quantity", showing: chosen.with { $0.quantity = "3" }.picture)
        try types(OrderForm.farDay, into: Self.day, showing: OrderForm.filledIn.picture)
    }

    /// Types into a field and leaves it by the return key.
    func enters(_ text: String, into field: String, typed: OrderForm, showing left: OrderForm, lookAt: String) throws {
        try types(text, into: field, showing: typed.picture)
        try does("press return", showing: left.picture, lookAt: lookAt) { try $0.pressReturn() }
    }

    /// Reads the stored orders.
    func findsOrders(_ expected: [String], lookAt: String) throws {
        let expectation = expected.isEmpty ? "nothing was ordered" : "stored: \(expected.joined(separator: ", "))"
        let stored: [String]
        do {
            stored = try folder.orders().map(\.words)
        } catch {
            throw failure(
                expected: expectation, found: "orders.json can't be read: \(error)",
                lookAt: "the stored form: a JSON array of number, productId, quantity and an ISO 8601 deliveryDate")
        }
        guard stored == expected else {
            let found = stored.isEmpty ? "nothing was ordered" : "stored: \(stored.joined(separator: ", "))"
            throw failure(expected: expectation, found: found, lookAt: lookAt)
        }
    }

    /// The name of the field for the delivery date.
    static let day = "Delivery date (year-month-day)"
}
