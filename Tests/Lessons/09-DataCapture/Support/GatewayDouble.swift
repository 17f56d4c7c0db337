import Spies

@testable import Lesson09DataCapture

/// A gateway to managers that write down what they are asked and answer when a test says so.
final class GatewayDouble: EntityGateway {
    let products: ProductManagerSpy
    let orders: OrderManagerSpy
    var productManager: any ProductManager { products }
    var orderManager: any OrderManager { orders }

    init(log: MessageLog) {
        products = ProductManagerSpy("productManager", log: log)
        orders = OrderManagerSpy("orderManager", log: log)
    }
}
