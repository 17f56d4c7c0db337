/// Everything that the view can be told to show.
protocol ShelfListPresenterOutput: AnyObject {
    // TODO(08a.4): the same for the view.

    func show(title: String)
    func showBooks()
    func showBooks(message: String)
    func showBooksStart()
    func showReturnAllEnd(title: String, message: String)
    func showReturnAllStart()
}
