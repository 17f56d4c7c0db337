import Foundation

/// The gateway of the running app: every kind of entity is kept in a file of its own.
final class LiveEntityGateway: EntityGateway {
    let productManager: any ProductManager
    let orderManager: any OrderManager

    /// A gateway to `products.json` and `orders.json` in `folder`.
    init(storingIn folder: URL) {
        productManager = FileProductManager(file: RecordFile(folder.appending(path: "products.json")))
        orderManager = FileOrderManager(file: RecordFile(folder.appending(path: "orders.json")))
    }
}
