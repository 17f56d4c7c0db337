/// Offers the first items to the use cases.
protocol StarterManager: AnyObject {
    /// Gets the items that a new user starts with.
    func fetchAll(then completion: @escaping Answer<[StarterItem]>)
}
