/// What the presenter hears once the view is ready.
protocol ShelfLendViewReadyUseCaseOutput: AnyObject {
    func present(bookTitle: String)
    func presentBookError()
}

/// What the presenter hears of the event "Save".
protocol ShelfLendSaveUseCaseOutput: AnyObject {
    func presentSaveSuccess()
    func presentSaveError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfLendUseCaseOutput: ShelfLendViewReadyUseCaseOutput, ShelfLendSaveUseCaseOutput {}
