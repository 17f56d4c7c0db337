import Foundation

/// A placed order as the screen shows it: each property is a line.
struct OrderEntryViewModel: Equatable {
    let number: String
    let contents: String
    let total: String
    let delivery: String

    init(order: OrderEntryPresentationModel, isNarrow: Bool) {
        let day = isNarrow ? DayText.short(order.deliveryDate) : DayText.long(order.deliveryDate)
        number = NSLocalizedString("Order %@", comment: "The order's number").replacing("%@", with: "\(order.number)")
        contents = "\(order.quantity) × \(order.productName)"
        total = NSLocalizedString("%@ in total", comment: "An amount of money")
            .replacing("%@", with: PriceText.dollars(order.total))
        delivery = NSLocalizedString("Delivered on %@", comment: "A day").replacing("%@", with: day)
    }
}
