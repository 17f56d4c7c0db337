protocol OrderManager {
    func create(productId: String, quantity: Int, completion: @escaping (Result<Order, ErrorReason>) -> Void)
    func cancel(number: String, completion: @escaping (Result<Order, ErrorReason>) -> Void)
}
