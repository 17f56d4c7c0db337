import Foundation

/// What the use case tells its presenter of a product that can be ordered.
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
