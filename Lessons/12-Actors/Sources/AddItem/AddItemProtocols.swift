/// The interactor's requests to the device.
protocol AddItemLocalDataManagerInputProtocol: AnyObject {
    /// Adds an item after the others.
    func persist(_ item: Item, then completion: @escaping Answer<Void>)
}
