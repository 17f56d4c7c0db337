import Foundation

/// Turns a new order into a record, and has it stored.
final class FileOrderManager: OrderManager {
    private let file: RecordFile<OrderRecord>

    init(file: RecordFile<OrderRecord>) {
        self.file = file
    }

    func create(product: Product, quantity: Int, deliveryDate: Date, then completion: @escaping Answer<Order>) {
        file.append { earlier in
            let number = (earlier.last?.number ?? 0) + 1
            return OrderRecord(
                Order(number: number, product: product, quantity: quantity, deliveryDate: deliveryDate))
        } then: { result in
            completion(result.map { $0.order(of: product) }.mapError { $0 })
        }
    }
}
