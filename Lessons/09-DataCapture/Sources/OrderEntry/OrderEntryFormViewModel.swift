import Foundation

/// The texts of the form that never change.
struct OrderEntryFormViewModel: Equatable {
    let title = NSLocalizedString("New order", comment: "Title of the form")
    let noProduct = NSLocalizedString("No product chosen", comment: "Above the products")
    let quantity = NSLocalizedString("Quantity", comment: "What is to be typed into the field")
    let deliveryDate = NSLocalizedString(
        "Delivery date (year-month-day)", comment: "What is to be typed into the field")
    let save = NSLocalizedString("Save", comment: "Button that places the order")
    let newOrder = NSLocalizedString("Another order", comment: "Button that leads from an order to an empty form")
}
