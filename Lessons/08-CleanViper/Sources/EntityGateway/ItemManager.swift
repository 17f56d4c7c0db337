import Foundation

/// Keeps the items for the use cases.
protocol ItemManager: AnyObject {
    /// Gets the items, in their order; nil when nothing was ever stored.
    func fetchAll(then completion: @escaping Answer<[Item]?>)

    /// Turns the starters into items, unless something was stored meanwhile, and answers with what is stored.
    func begin(with starters: [StarterItem], then completion: @escaping Answer<[Item]>)

    /// Stores a new item after the others.
    func create(name: String, enabled: Bool, date: Date, then completion: @escaping Answer<Void>)

    /// Deletes all items.
    func deleteAll(then completion: @escaping Answer<Void>)

    /// The item of that id among those that were fetched last.
    func item(withID id: ItemID) -> Item?
}
