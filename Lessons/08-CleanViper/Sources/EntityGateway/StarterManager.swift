/// What the use cases ask of whoever offers the first items.
protocol StarterManager: AnyObject {
    /// Gets the items that a new user starts with.
    func fetchAll(then completion: @escaping Answer<[StarterItem]>)
}
