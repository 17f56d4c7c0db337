nonisolated extension Journey {
    static let anotherOrder: Journey = Journey(
        10, "another-order",
        "after an order the form is empty, with nothing captured, and the next order has its own number"
    ) { user in
        try await user.beginsOrder()
        try user.fillsIn()
        try user.taps("Save", showing: OrderForm.filledIn.saving)
        try await user.sees(.placed(1, "3 × Oak chair", total: "$360.00"), lookAt: "journey 1, which fails as well")
        try user.taps("Another order", showing: OrderForm.empty.picture, lookAt: "what is left in the form")
        try user.taps(
            "Save", showing: OrderForm.empty.allMissing.picture, lookAt: "what is still captured of the first order")
        try user.findsOrders(["order 1: 3 chair for 2999-12-31"], lookAt: "what a Save on the empty form orders")

        let chosen = OrderForm.empty.allMissing.with {
            $0.chosen = 2
            $0.productMessage = nil
        }
        try user.selectsRow(2, showing: chosen.picture)
        try user.types("1", into: "Quantity", showing: chosen.with { $0.quantity = "1" }.picture)
        let counted = chosen.with {
            $0.quantity = "1"
            $0.quantityMessage = nil
        }
        try user.types(OrderForm.farDay, into: User.day, showing: counted.with { $0.day = OrderForm.farDay }.picture)
        let whole = OrderForm.filledIn.with {
            $0.chosen = 2
            $0.quantity = "1"
        }
        try user.taps("Save", showing: whole.saving)
        try await user.sees(.placed(2, "1 × Coat stand", total: "$65.00"), lookAt: "how an order gets its number")
        try user.findsOrders(
            ["order 1: 3 chair for 2999-12-31", "order 2: 1 stand for 2999-12-31"], lookAt: "what was stored before")
    }
}
