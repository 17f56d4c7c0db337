/// Messages that tell the view what to show once it is ready.
protocol ShelfLendViewReadyPresenterOutput: AnyObject {
    func show(title: String)
    func show(bookTitle: String)
}

/// Messages that tell the view what to show of the event "Save".
protocol ShelfLendSavePresenterOutput: AnyObject {
    func showSaveStart()
    func showSaveError(title: String, message: String)
}

/// Everything that the view can be told to show.
protocol ShelfLendPresenterOutput: ShelfLendViewReadyPresenterOutput, ShelfLendSavePresenterOutput {}
