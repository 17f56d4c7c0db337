/// What the presenter hears once the view is ready.
protocol ShelfLendViewReadyUseCaseOutput: AnyObject {
    func present(bookTitle: String)
    func presentBookError()
}

/// What the presenter hears of a due date that was captured.
protocol ShelfLendCaptureDueUseCaseOutput: AnyObject {
    func presentDue(canEndLoan: Bool)
}

/// What the presenter hears of the event "Save": one of these, once.
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
