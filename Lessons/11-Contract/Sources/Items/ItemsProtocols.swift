// The contract has no words for these: inside the data domain, VIPER-S leaves everyone to themselves.

/// The interactor's requests to the server.
protocol ItemsAPIDataManagerInputProtocol: AnyObject {
    /// Downloads the items that a new user starts with.
    func downloadItems(then completion: @escaping Answer<[Item]>)
}

/// The interactor's requests to the device.
protocol ItemsLocalDataManagerInputProtocol: AnyObject {
    /// Gets the items, in their order; nil when nothing was ever stored.
    func loadItems(then completion: @escaping Answer<[Item]?>)

    /// Stores the first items, unless something was stored meanwhile, and answers with what is stored.
    func persistFirst(_ items: [Item], then completion: @escaping Answer<[Item]>)

    /// Deletes all items.
    func deleteAllItems(then completion: @escaping Answer<Void>)
}
