/// How the use case gets at the entities: it leads to a manager for each life cycle that entities have.
protocol EntityGateway: AnyObject {
    /// What can be ordered.
    var productManager: any ProductManager { get }

    /// What was ordered.
    var orderManager: any OrderManager { get }
}
