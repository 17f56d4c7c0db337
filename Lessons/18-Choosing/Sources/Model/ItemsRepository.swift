/// The app's items; every answer comes later, in a turn of the main queue of its own.
protocol ItemsRepository: AnyObject {
    /// Gets the items, in their order.
    func loadItems(then completion: @escaping Answer<[Item]>)

    /// Stores an item after the others.
    func add(_ item: Item, then completion: @escaping Answer<Void>)

    /// Deletes all items.
    func deleteAllItems(then completion: @escaping Answer<Void>)
}
