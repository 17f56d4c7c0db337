import Foundation

/// The presenter's words.
enum OrderEntryText {
    static let nothingToOrder = NSLocalizedString("There is nothing to order.", comment: "In place of products")
    static let productsError = NSLocalizedString("The products could not be loaded.", comment: "In place of products")

    static let productMissing = NSLocalizedString("Please choose a product.", comment: "Below the products")
    static let productNotSold = NSLocalizedString(
        "This product is no longer sold. Please choose another.", comment: "Below the products")

    static let quantityFormat = NSLocalizedString(
        "A quantity is written in digits only, such as 12.", comment: "Below the quantity")
    static let quantityTooSmall = NSLocalizedString("A quantity is 1 or more.", comment: "Below the quantity")
    static let quantityMissing = NSLocalizedString(
        "Please enter a quantity, 1 or more, in digits.", comment: "Below the quantity")

    static let deliveryDateFormat = NSLocalizedString(
        "A day is written as year-month-day, such as 2030-12-31.", comment: "Below the delivery date")
    static let deliveryDateInThePast = NSLocalizedString("This day has passed.", comment: "Below the delivery date")
    static let deliveryDateHasPassed = NSLocalizedString(
        "This day has passed in the meantime. Please enter a later one.", comment: "Below the delivery date")
    static let deliveryDateMissing = NSLocalizedString(
        "Please enter a day from today on, such as 2030-12-31.", comment: "Below the delivery date")

    static let error = NSLocalizedString("Error", comment: "Title of an alert")
    static let saveError = NSLocalizedString("The order could not be saved.", comment: "Message of an alert")
    static let ok = NSLocalizedString("OK", comment: "Button that closes an alert")
}
