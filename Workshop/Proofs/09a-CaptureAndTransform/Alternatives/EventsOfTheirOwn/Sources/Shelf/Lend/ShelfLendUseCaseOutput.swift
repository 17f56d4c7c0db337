/// Results for the presenter once the view is ready.
protocol ShelfLendViewReadyUseCaseOutput: AnyObject {
    func present(bookTitle: String)
    func presentBookError()
}

/// Results for the presenter of a captured due date.
protocol ShelfLendCaptureDueUseCaseOutput: AnyObject {
    func presentDue(canEndLoan: Bool)
}

/// Results of the event "Save", for the presenter: one of these, once.
protocol ShelfLendSaveUseCaseOutput: AnyObject {
    func presentLoan()
    func presentGaps(name: Bool, day: Bool)
    func presentLateDay()
    func presentOtherBorrower()
    func presentFailure()
}

/// Everything that the presenter hears from its use case.
protocol ShelfLendUseCaseOutput:
    ShelfLendViewReadyUseCaseOutput,
    ShelfLendCaptureDueUseCaseOutput,
    ShelfLendSaveUseCaseOutput
{}
