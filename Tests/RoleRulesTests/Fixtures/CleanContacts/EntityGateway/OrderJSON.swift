import Foundation

/// An order as the server writes it.
struct OrderJSON: Decodable {
    let number: String
    let product: String
    let quantity: String
    let total: String
    let tax: String
    let date: Double
    let status: String

    static func order(in data: Data) -> Order? {
        guard let json = try? JSONDecoder().decode(OrderJSON.self, from: data), let quantity = Int(json.quantity),
            let total = Decimal(string: json.total), let tax = Decimal(string: json.tax),
            let status = OrderStatus(rawValue: json.status)
        else { return nil }
        return Order(
            number: json.number, productId: json.product, quantity: quantity, total: total, tax: tax,
            placedAt: Date(timeIntervalSince1970: json.date), status: status)
    }
}
