/// Which events lead away from the list.
protocol ShelfListRouterProtocol: AnyObject {
    func eventBookSelected(id: Int)
}
