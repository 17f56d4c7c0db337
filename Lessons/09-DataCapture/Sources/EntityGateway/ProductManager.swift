/// Gives access to the products; somebody else changes them.
protocol ProductManager: AnyObject {
    /// Gets all products, those that are no longer sold as well.
    func fetchAll(then completion: @escaping Answer<[Product]>)

    /// Gets one product as it is now; nil when there is none with that id.
    func fetch(productId: String, then completion: @escaping Answer<Product?>)
}
