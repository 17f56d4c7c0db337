/// Who is told how a job of the store ended.
typealias Completion<Value> = @MainActor @Sendable (Result<Value, ItemsStoreError>) -> Void

/// Keeps items; every answer comes later, on the main actor.
protocol ItemsStoring {
    /// Gets the items, in their order; nil when nothing was ever stored.
    func load(then completion: @escaping Completion<[Item]?>)

    /// Stores the first items, unless something was stored meanwhile, and answers with what is stored.
    func begin(with items: [Item], then completion: @escaping Completion<[Item]>)

    /// Puts an item behind the others.
    func add(_ item: Item, then completion: @escaping Completion<Void>)

    /// Leaves no item.
    func deleteAll(then completion: @escaping Completion<Void>)
}
