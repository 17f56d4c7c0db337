/// Results for the presenter once the view is ready.
protocol ShelfLendViewReadyUseCaseOutput: AnyObject {
    func present(bookTitle: String)
    func presentBookError()
}

/// Results for the presenter of a captured borrower.
protocol ShelfLendCaptureBorrowerUseCaseOutput: AnyObject {
    /// The name was captured, or the field is empty.
    func presentBorrowerCaptured()
}

/// Results for the presenter of a captured due date.
protocol ShelfLendCaptureDueUseCaseOutput: AnyObject {
    /// The day was captured, or the field is empty.
    func presentDueCaptured()

    /// No loan can end on that day, so none is captured.
    func presentDueRefused()
}

/// Results of the event "Save", for the presenter: one of these, once.
protocol ShelfLendSaveUseCaseOutput: AnyObject {
    /// Nothing was lent; true marks a field without a captured value.
    func presentMissingMandatoryFields(borrower: Bool, due: Bool)

    /// Nothing was lent: the day was captured in time, and no loan can end on it any more.
    func presentDueHasPassed()

    /// Nothing was lent: another borrower has got the book meanwhile.
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
