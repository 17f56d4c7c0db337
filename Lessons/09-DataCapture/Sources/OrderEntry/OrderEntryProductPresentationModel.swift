import Foundation

/// A product that can be ordered, as the use case passes it to its presenter.
struct OrderEntryProductPresentationModel: Equatable {
    let id: String
    let name: String
    let price: Decimal

    init(product: Product) {
        id = product.id
        name = product.name
        price = product.price
    }
}
