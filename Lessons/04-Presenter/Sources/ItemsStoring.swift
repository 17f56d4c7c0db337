/// Gets the result of a job, later, on the main actor.
typealias Completion<Value> = @MainActor @Sendable (Result<Value, ItemsStoreError>) -> Void

/// Keeps items; every answer comes later, on the main actor.
protocol ItemsStoring {
    /// Gets the items, in their order; nil when nothing was ever stored.
    func load(then completion: @escaping Completion<[Item]?>)

    /// Stores the first items, unless something was stored meanwhile, and answers with what is stored.
    func begin(with items: [Item], then completion: @escaping Completion<[Item]>)

    /// Adds an item after the others.
    func add(_ item: Item, then completion: @escaping Completion<Void>)

    /// Deletes all items.
    func deleteAll(then completion: @escaping Completion<Void>)
}
