nonisolated extension Journey {
    static let badFormat: Journey = Journey(
        4, "bad-format", "what can't be read is told below its field when the field is left, and orders nothing"
    ) { user in
        try await user.beginsOrder()
        let typed = OrderForm.empty.with { $0.quantity = "three" }
        let left = typed.with { $0.quantityMessage = "A quantity is written in digits only, such as 12." }
        try user.enters(
            "three", into: "Quantity", typed: typed, showing: left, lookAt: "who looks at text that is no quantity")
        for text in ["tomorrow", "2999-2-1", "2999-02-30"] {
            try user.types(
                text, into: User.day,
                showing: left.with {
                    $0.day = text
                    if text != "tomorrow" { $0.dayMessage = dayFormat }
                }.picture)
            let wrong = left.with {
                $0.day = text
                $0.dayMessage = dayFormat
            }
            try user.does(
                "press return", showing: wrong.picture, lookAt: "who looks at text that is no day"
            ) { try $0.pressReturn() }
        }
        let saved = typed.with { $0.day = "2999-02-30" }.allMissing
        try user.taps("Save", showing: saved.picture, lookAt: "what is captured of text that can't be read: nothing")
        try user.findsOrders([], lookAt: "whether text that can't be read gets past the presenter")
    }

    private static let dayFormat = "A day is written as year-month-day, such as 2030-12-31."
}
