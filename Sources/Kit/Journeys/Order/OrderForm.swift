/// The form of the Order app at one moment: what is in it, and what it says.
nonisolated struct OrderForm: Sendable {
    /// What stands in the table; nil while it is being fetched.
    var products: [StoredProduct]?
    /// What stands there in place of products.
    var productsMessage: String?
    /// The row that was tapped last.
    var chosen: Int?
    var quantity = ""
    var day = ""
    var productMessage: String?
    var quantityMessage: String?
    var dayMessage: String?
    /// Whether an order is being saved.
    var saves = false

    /// The form in another state.
    func with(_ change: (inout OrderForm) -> Void) -> OrderForm {
        var form = self
        change(&form)
        return form
    }

    /// The form while an order is being saved.
    var saving: Picture { with { $0.saves = true }.picture }

    /// What is wrong with each field on which nothing was ever entered.
    var allMissing: OrderForm {
        with {
            $0.productMessage = "Please choose a product."
            $0.quantityMessage = Self.quantityMissing
            $0.dayMessage = Self.dayMissing
        }
    }

    static let quantityMissing = "Please enter a quantity, 1 or more, in digits."
    static let dayMissing = "Please enter a day from today on, such as 2030-12-31."

    /// The empty form with the products of most journeys.
    static let empty = OrderForm(products: StoredProduct.three)

    /// The form with all that makes an order: three chairs.
    static let filledIn = empty.with {
        $0.chosen = 0
        $0.quantity = "3"
        $0.day = farDay
    }

    /// A day that no journey will see the end of.
    static let farDay = "2999-12-31"
}
