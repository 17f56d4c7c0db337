/// A product as its row shows it.
struct OrderEntryProductViewModel: Equatable {
    /// Not shown: it says which product is meant when the row is tapped.
    let id: String
    let name: String
    let price: String

    init(product: OrderEntryProductPresentationModel) {
        id = product.id
        name = product.name
        price = PriceText.dollars(product.price)
    }
}
