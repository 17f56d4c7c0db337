/// How the use cases get at the entities: it leads to a manager for each life cycle that entities have.
protocol EntityGateway: AnyObject {
    /// The items, from being added to being deleted.
    var itemManager: any ItemManager { get }

    /// What a new user starts with; nil where no server offers anything.
    var starterManager: (any StarterManager)? { get }
}
