/// What the view shows once it is ready.
protocol ShelfLendViewReadyPresenterOutput: AnyObject {
    func show(title: String)
    func show(bookTitle: String)
}

/// What the view shows of a borrower that was captured.
protocol ShelfLendCaptureBorrowerPresenterOutput: AnyObject {
    /// Shows what is wrong with the borrower, below the field; nil for nothing.
    func show(borrowerMessage: String?)
}

/// What the view shows of a due date that was captured.
protocol ShelfLendCaptureDuePresenterOutput: AnyObject {
    /// Shows what is wrong with the due date, below the field; nil for nothing.
    func show(dueMessage: String?)
}

/// What the view shows of the event "Save".
protocol ShelfLendSavePresenterOutput: AnyObject {
    /// Lets nothing be changed until the save has ended.
    func showSaveStart()

    /// Shows that the save has ended without a loan, so that it can be tried again.
    func showSaveEnd()

    /// Shows what is wrong with each field; nil for nothing.
    func show(borrowerMessage: String?, dueMessage: String?)

    /// Shows in an alert why there is no loan.
    func showSaveError(title: String, message: String)
}

/// Everything that the view can be told to show.
protocol ShelfLendPresenterOutput:
    ShelfLendViewReadyPresenterOutput,
    ShelfLendCaptureBorrowerPresenterOutput,
    ShelfLendCaptureDuePresenterOutput,
    ShelfLendSavePresenterOutput
{}
