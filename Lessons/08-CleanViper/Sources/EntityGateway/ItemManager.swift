import Foundation

/// What the use cases ask of whoever keeps the items.
protocol ItemManager: AnyObject {
    /// Gets the items, in their order; nil when nothing was ever stored.
    func fetchAll(then completion: @escaping Answer<[Item]?>)

    /// Makes items of the first ones, unless something was stored meanwhile, and answers with what is stored.
    func begin(with starters: [StarterItem], then completion: @escaping Answer<[Item]>)

    /// Stores a new item after the others.
    func create(name: String, enabled: Bool, date: Date, then completion: @escaping Answer<Void>)

    /// Deletes all items.
    func deleteAll(then completion: @escaping Answer<Void>)

    /// The item of that id among those that were fetched last.
    func item(withID id: ItemID) -> Item?
}
