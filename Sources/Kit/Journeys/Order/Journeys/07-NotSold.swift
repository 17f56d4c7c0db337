nonisolated extension Journey {
    static let notSold: Journey = Journey(
        7, "not-sold", "a product that went out of sale meanwhile is not ordered, and another one can be chosen"
    ) { user in
        try await user.beginsOrder()
        try user.fillsIn()
        try user.meanwhile("the chair goes out of sale") {
            try $0.store([StoredProduct.three[0].outOfSale, StoredProduct.three[1], StoredProduct.three[2]])
        }
        try user.taps("Save", showing: OrderForm.filledIn.saving)
        let refused = OrderForm.filledIn.with {
            $0.productMessage = "This product is no longer sold. Please choose another."
        }
        try await user.sees(refused.picture, lookAt: "the rule: what is out of sale can't be ordered, at Save as well")
        try user.findsOrders([], lookAt: "whether the product is asked for before the order is created")

        let other = OrderForm.filledIn.with { $0.chosen = 2 }
        try user.selectsRow(2, showing: other.picture)
        try user.taps("Save", showing: other.saving)
        try await user.sees(
            .placed(1, "3 × Coat stand", total: "$195.00"), lookAt: "what was captured before, and kept")
    }
}
