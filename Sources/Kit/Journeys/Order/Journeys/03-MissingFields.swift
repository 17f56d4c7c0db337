nonisolated extension Journey {
    static let missingFields: Journey = Journey(
        3, "missing-fields", "fields that are missing are named all at once, order nothing, and can be filled in then"
    ) { user in
        try await user.beginsOrder()
        let missing = OrderForm.empty.allMissing
        try user.taps("Save", showing: missing.picture, lookAt: "whether every field that is missing is named")
        try user.findsOrders([], lookAt: "whether a missing field keeps the order from being created")

        let chosen = missing.with {
            $0.chosen = 1
            $0.productMessage = nil
        }
        try user.selectsRow(1, showing: chosen.picture, lookAt: "whether a message goes when its field is right")
        try user.types("2", into: "Quantity", showing: chosen.with { $0.quantity = "2" }.picture)
        let counted = chosen.with {
            $0.quantity = "2"
            $0.quantityMessage = nil
        }
        try user.taps("Save", showing: counted.picture, lookAt: "whether only the day is still missing")
        try user.types(OrderForm.farDay, into: User.day, showing: counted.with { $0.day = OrderForm.farDay }.picture)
        let whole = counted.with {
            $0.day = OrderForm.farDay
            $0.dayMessage = nil
        }
        try user.taps("Save", showing: whole.saving)
        try await user.sees(.placed(1, "2 × Desk lamp", total: "$40.00"), lookAt: "what was captured before, and kept")
        try user.findsOrders(["order 1: 2 lamp for 2999-12-31"], lookAt: "what is handed to the order's manager")
    }
}
