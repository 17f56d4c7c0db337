import Foundation

/// Gives access to the orders.
protocol OrderManager: AnyObject {
    /// Stores a new order after the others, gives it the next number, and answers with it.
    func create(product: Product, quantity: Int, deliveryDate: Date, then completion: @escaping Answer<Order>)
}
