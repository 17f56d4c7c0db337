/// Results for the presenter once the view is ready.
protocol ShelfLendViewReadyUseCaseOutput: AnyObject {
    func present(bookTitle: String)
    func presentBookError()
}

/// Results for the presenter of each capture.
protocol ShelfLendCaptureUseCaseOutput: AnyObject {
    /// Tells whether a loan can end on the captured day; true without a day.
    func present(isDueFine: Bool)
}

/// The result of the event "Save", for the presenter, once.
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
