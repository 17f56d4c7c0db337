nonisolated extension Journey {
    static let orderNotSaved: Journey = Journey(
        8, "save-failure", "a save failure is told and keeps what was typed, and the same Save works once it can"
    ) { user in
        try await user.beginsOrder()
        try user.fillsIn()
        try user.meanwhile("the folder can't be read or written") { try $0.block() }
        try user.taps("Save", showing: OrderForm.filledIn.saving)
        let told = OrderForm.filledIn.picture.under("Error", "The order could not be saved.")
        try await user.sees(told, lookAt: "what happens to an error while saving: it is told, and Save works again")
        try user.taps("OK", showing: OrderForm.filledIn.picture, lookAt: "what clears the form: a failed save keeps it")

        try user.meanwhile("the folder can be read and written again") { try $0.unblock() }
        try user.taps("Save", showing: OrderForm.filledIn.saving)
        try await user.sees(.placed(1, "3 × Oak chair", total: "$360.00"), lookAt: "what was captured before, and kept")
        try user.findsOrders(["order 1: 3 chair for 2999-12-31"], lookAt: "what the second Save stored")
    }
}
