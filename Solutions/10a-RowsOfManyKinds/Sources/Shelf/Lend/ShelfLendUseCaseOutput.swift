/// Results for the presenter once the view is ready.
protocol ShelfLendViewReadyUseCaseOutput: AnyObject {
    func present(bookTitle: String)
    func presentBookError()
}

/// Results of the event "Save", for the presenter.
protocol ShelfLendSaveUseCaseOutput: AnyObject {
    func presentBorrowerMissing()
    func presentDaysOutOfRange()
    func presentSaveSuccess()
    func presentSaveError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfLendUseCaseOutput: ShelfLendViewReadyUseCaseOutput, ShelfLendSaveUseCaseOutput {}
