/// What the view shows once it is ready.
protocol ShelfLendViewReadyPresenterOutput: AnyObject {
    func show(title: String)
    func show(bookTitle: String)
}

/// What the view shows of the event "Save".
protocol ShelfLendSavePresenterOutput: AnyObject {
    func showSaveStart()
    func showSaveError(title: String, message: String)
}

/// Everything that the view can be told to show.
protocol ShelfLendPresenterOutput: ShelfLendViewReadyPresenterOutput, ShelfLendSavePresenterOutput {}
