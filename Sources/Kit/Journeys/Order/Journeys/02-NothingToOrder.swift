nonisolated extension Journey {
    static let nothingToOrder: Journey = Journey(
        2, "nothing-to-order", "where nothing is sold the form says so, and where that can't be known as well"
    ) { user in
        try user.folder.store([StoredProduct.three[0].outOfSale])
        try user.launches("launch the app with one product stored, out of sale", showing: OrderForm().picture)
        try await user.sees(
            OrderForm(productsMessage: "There is nothing to order.").picture,
            lookAt: "the rule: what is out of sale can't be ordered")

        try user.folder.breakProducts()
        try user.launches("launch the app again, with a broken file of products", showing: OrderForm().picture)
        try await user.sees(
            OrderForm(productsMessage: "The products could not be loaded.").picture,
            lookAt: "what happens to an error while loading: it is told, and the indicator stops")
    }
}
