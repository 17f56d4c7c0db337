/// Messages that tell the view what to show once it is ready, and after every change.
protocol ShelfDetailViewReadyPresenterOutput: AnyObject {
    func show(title: String)
    func show(book: ShelfDetailViewModel)
    func showBook(message: String)
}

/// Everything that the view can be told to show.
protocol ShelfDetailPresenterOutput: ShelfDetailViewReadyPresenterOutput {}
