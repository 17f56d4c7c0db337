/// The use case's way to the entities: a manager for each life cycle that entities have.
protocol EntityGateway: AnyObject {
    /// The products that can be ordered.
    var productManager: any ProductManager { get }

    /// The orders that were placed.
    var orderManager: any OrderManager { get }
}
