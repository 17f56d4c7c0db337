/// What the presenter hears once the view is ready.
protocol ShelfLendViewReadyUseCaseOutput: AnyObject {
    func present(bookTitle: String)
    func presentBookError()
}

/// What the presenter hears of a borrower that was captured.
protocol ShelfLendCaptureBorrowerUseCaseOutput: AnyObject {
    /// The name was captured, or that there is none.
    func presentBorrowerCaptured()
}

/// What the presenter hears of a due date that was captured.
protocol ShelfLendCaptureDueUseCaseOutput: AnyObject {
    /// The day was captured, or that there is none.
    func presentDueCaptured()

    /// No loan can end on that day, so none is captured.
    func presentDueRefused()
}

/// What the presenter hears of the event "Save": one of these, once.
protocol ShelfLendSaveUseCaseOutput: AnyObject {
    /// Nothing was lent; true stands for a field of which nothing is captured.
    func presentMissingMandatoryFields(borrower: Bool, due: Bool)

    /// Nothing was lent: the day was captured in time, and no loan can end on it any more.
    func presentDueHasPassed()

    /// Nothing was lent: the book went to somebody else meanwhile.
    func presentBookIsLent()

    /// The loan is stored.
    func presentSaveSuccess()

    /// Nothing was lent: the book could not be looked up, or the loan not be stored.
    func presentSaveError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfLendUseCaseOutput:
    ShelfLendViewReadyUseCaseOutput,
    ShelfLendCaptureBorrowerUseCaseOutput,
    ShelfLendCaptureDueUseCaseOutput,
    ShelfLendSaveUseCaseOutput
{}
