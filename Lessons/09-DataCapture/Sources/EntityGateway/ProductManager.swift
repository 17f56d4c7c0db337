/// Gives access to the products, which change somewhere else.
protocol ProductManager: AnyObject {
    /// Gets all products, including those that are no longer sold.
    func fetchAll(then completion: @escaping Answer<[Product]>)

    /// Gets one product as it is now; nil when there is none with that id.
    func fetch(productId: String, then completion: @escaping Answer<Product?>)
}
