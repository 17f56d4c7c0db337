/// Messages that tell the view what to show once it is ready, and after every change.
protocol ShelfListViewReadyPresenterOutput: AnyObject {
    func show(title: String)
    func showBooksStart()
    func showBooks()
}

/// Messages that tell the view what to show of the event "Return all".
protocol ShelfListReturnAllPresenterOutput: AnyObject {
    func showReturnAllStart()
    func showReturnAllEnd(title: String, message: String)
}

/// Everything that the view can be told to show.
protocol ShelfListPresenterOutput: ShelfListViewReadyPresenterOutput, ShelfListReturnAllPresenterOutput {}
