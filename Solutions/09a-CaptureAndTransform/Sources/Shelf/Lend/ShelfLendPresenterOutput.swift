/// Messages that tell the view what to show once it is ready.
protocol ShelfLendViewReadyPresenterOutput: AnyObject {
    func show(title: String)
    func show(bookTitle: String)
}

/// Messages that tell the view what to show of a captured borrower.
protocol ShelfLendCaptureBorrowerPresenterOutput: AnyObject {
    /// Shows below the field what is wrong with the borrower; nil shows no message.
    func show(borrowerMessage: String?)
}

/// Messages that tell the view what to show of a captured due date.
protocol ShelfLendCaptureDuePresenterOutput: AnyObject {
    /// Shows below the field what is wrong with the due date; nil shows no message.
    func show(dueMessage: String?)
}

/// Messages that tell the view what to show of the event "Save".
protocol ShelfLendSavePresenterOutput: AnyObject {
    /// Lets nothing be changed until the save has ended.
    func showSaveStart()

    /// Shows that the save has ended without a loan, so that it can be tried again.
    func showSaveEnd()

    /// Shows what is wrong with each field; nil shows no message.
    func show(borrowerMessage: String?, dueMessage: String?)

    /// Shows in an alert why no loan was made.
    func showSaveError(title: String, message: String)
}

/// Everything that the view can be told to show.
protocol ShelfLendPresenterOutput:
    ShelfLendViewReadyPresenterOutput,
    ShelfLendCaptureBorrowerPresenterOutput,
    ShelfLendCaptureDuePresenterOutput,
    ShelfLendSavePresenterOutput
{}
