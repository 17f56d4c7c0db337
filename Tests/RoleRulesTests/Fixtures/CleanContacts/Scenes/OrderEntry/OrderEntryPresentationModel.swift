import Foundation

struct OrderEntryPresentationModel {
    let number: String
    let total: Decimal
    let tax: Decimal

    init(order: Order) {
        number = order.number
        total = order.total
        tax = order.tax
    }
}
