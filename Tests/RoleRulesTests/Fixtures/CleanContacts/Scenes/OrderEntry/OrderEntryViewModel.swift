import Foundation

struct OrderEntryViewModel {
    /// What cancelling will need.
    let number: String
    let total: String
    let tax: String

    init(order: OrderEntryPresentationModel) {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        number = order.number
        total = formatter.string(from: order.total as NSDecimalNumber) ?? ""
        tax = formatter.string(from: order.tax as NSDecimalNumber) ?? ""
    }
}
