/// What the presenter hears once the view is ready.
protocol ShelfLendViewReadyUseCaseOutput: AnyObject {
    func present(bookTitle: String)
    func presentBookError()
}

/// What the presenter hears of each capture.
protocol ShelfLendCaptureUseCaseOutput: AnyObject {
    /// Whether a loan can end on the day that was captured; true where there is no day.
    func present(isDueFine: Bool)
}

/// What the presenter hears of the event "Save", once.
protocol ShelfLendSaveUseCaseOutput: AnyObject {
    func present(outcome: ShelfLendOutcome)
}

/// How a save can end.
enum ShelfLendOutcome {
    case lent, lentToSomebodyElse, failed, dayHasPassed
    case incomplete(lacksBorrower: Bool, lacksDue: Bool)
}

/// Everything that the presenter hears from its use case.
protocol ShelfLendUseCaseOutput:
    ShelfLendViewReadyUseCaseOutput, ShelfLendCaptureUseCaseOutput, ShelfLendSaveUseCaseOutput
{}
