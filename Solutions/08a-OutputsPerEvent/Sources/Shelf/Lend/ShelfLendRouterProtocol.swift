/// Which events lead away from lending.
protocol ShelfLendRouterProtocol: AnyObject {
    /// The loan was stored.
    func eventDone()
}
