nonisolated extension Journey {
    static let doubleTapOnSave: Journey = Journey(9, "double-tap", "a double tap on Save places one order") { user in
        try await user.beginsOrder()
        try user.fillsIn()
        try user.doubleTaps(
            "Save", showing: OrderForm.filledIn.saving,
            lookAt: "what the button does while saving: it has to be disabled at once")
        try await user.sees(.placed(1, "3 × Oak chair", total: "$360.00"), lookAt: "what is shown of an order")
        await user.pauses()
        try user.findsOrders(["order 1: 3 chair for 2999-12-31"], lookAt: "who turns away a second tap")
    }
}
