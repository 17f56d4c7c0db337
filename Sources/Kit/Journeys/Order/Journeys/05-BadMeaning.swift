nonisolated extension Journey {
    static let badMeaning: Journey = Journey(
        5, "bad-meaning", "a quantity of none and a day that has passed are refused when their field is left"
    ) { user in
        try await user.beginsOrder()
        let none = OrderForm.empty.with { $0.quantity = "0" }
        let refused = none.with { $0.quantityMessage = "A quantity is 1 or more." }
        try user.enters("0", into: "Quantity", typed: none, showing: refused, lookAt: "the rule: at least one")
        let past = refused.with { $0.day = "2001-01-01" }
        try user.enters(
            "2001-01-01", into: User.day, typed: past, showing: past.with { $0.dayMessage = "This day has passed." },
            lookAt: "the rule: no delivery on a day that has passed")
        try user.taps("Save", showing: past.allMissing.picture, lookAt: "what is captured of a value that was refused")
        try user.findsOrders([], lookAt: "whether a value that makes no sense is kept")
    }
}
