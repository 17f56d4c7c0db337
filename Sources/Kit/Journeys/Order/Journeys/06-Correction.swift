nonisolated extension Journey {
    static let correction: Journey = Journey(
        6, "correction", "a correction keeps what else was captured, and a bad one orders nothing that it replaced"
    ) { user in
        try await user.beginsOrder()
        try user.fillsIn()
        let typed = OrderForm.filledIn.with { $0.quantity = "many" }
        try user.enters(
            "many", into: "Quantity", typed: typed,
            showing: typed.with { $0.quantityMessage = "A quantity is written in digits only, such as 12." },
            lookAt: "who looks at text that is no quantity")
        let missed = typed.with { $0.quantityMessage = OrderForm.quantityMissing }
        try user.taps(
            "Save", showing: missed.picture, lookAt: "whether the quantity that was there before is still captured")
        try user.findsOrders([], lookAt: "what a bad correction leaves behind: nothing that could be ordered")

        let corrected = OrderForm.filledIn.with { $0.quantity = "2" }
        try user.types(
            "2", into: "Quantity", showing: corrected.with { $0.quantityMessage = OrderForm.quantityMissing }.picture)
        try user.taps("Save", showing: corrected.saving)
        try await user.sees(
            .placed(1, "2 × Oak chair", total: "$240.00"), lookAt: "whether product and day are still captured")
        try user.findsOrders(["order 1: 2 chair for 2999-12-31"], lookAt: "what is handed to the order's manager")
    }
}
