/// Which events lead away from a book.
protocol ShelfDetailRouterProtocol: AnyObject {
    func eventLend(bookID: Int)
}
