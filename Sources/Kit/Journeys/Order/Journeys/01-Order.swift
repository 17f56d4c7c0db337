nonisolated extension Journey {
    static let order: Journey = Journey(
        1, "order", "a product, a quantity and a day make one order, which is shown and stored"
    ) { user in
        try await user.beginsOrder()
        try user.fillsIn()
        try user.taps(
            "Save", showing: OrderForm.filledIn.saving,
            lookAt: "what is shown while the order is saved: the form stays, and nothing in it can be touched")
        try await user.sees(.placed(1, "3 × Oak chair", total: "$360.00"), lookAt: "what is shown of an order")
        try user.findsOrders(["order 1: 3 chair for 2999-12-31"], lookAt: "what is handed to the order's manager")
    }
}
