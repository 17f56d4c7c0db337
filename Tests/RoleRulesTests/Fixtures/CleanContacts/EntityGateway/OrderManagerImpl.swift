import Foundation

final class OrderManagerImpl: OrderManager {
    private let session: URLSession
    private let server = URL(string: "https://orders.example")!

    init(session: URLSession) {
        self.session = session
    }

    func create(productId: String, quantity: Int, completion: @escaping (Result<Order, ErrorReason>) -> Void) {
        var request = URLRequest(url: server)
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(["product": productId, "quantity": String(quantity)])
        send(request, completion)
    }

    func cancel(number: String, completion: @escaping (Result<Order, ErrorReason>) -> Void) {
        var request = URLRequest(url: server.appendingPathComponent(number))
        request.httpMethod = "DELETE"
        send(request, completion)
    }

    private func send(_ request: URLRequest, _ completion: @escaping (Result<Order, ErrorReason>) -> Void) {
        session.dataTask(with: request) { data, _, _ in
            guard let data = data, let order = OrderJSON.order(in: data) else {
                return completion(.failure(.notConnected))
            }
            completion(.success(order))
        }.resume()
    }
}
