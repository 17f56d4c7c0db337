/// The use cases' way to the entities: a manager for each life cycle that entities have.
protocol EntityGateway: AnyObject {
    /// The items, from being added to being deleted.
    var itemManager: any ItemManager { get }

    /// The items that a new user starts with; nil if no server offers any.
    var starterManager: (any StarterManager)? { get }
}
