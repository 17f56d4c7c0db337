/// Results for the presenter once the view is ready, and after every change: start, each group with its books, end.
protocol ShelfListViewReadyUseCaseOutput: AnyObject {
    func presentBooksStart()
    func presentOverdueStart()
    func presentNothingOverdue()
    func presentLentStart()
    func presentNothingLent()
    func presentAtHomeStart()
    func presentNothingAtHome()
    func present(book: ShelfListPresentationModel)
    func presentNoBooksFound()
    func presentBooksError()

    /// Everything was told; without books, no count follows.
    func presentBooksEnd(counts: ShelfListPresentationModel.Counts?)
}

/// Results of the event "Return all", for the presenter.
protocol ShelfListReturnAllUseCaseOutput: AnyObject {
    func presentReturnAllSuccess()
    func presentReturnAllError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfListUseCaseOutput: ShelfListViewReadyUseCaseOutput, ShelfListReturnAllUseCaseOutput {}
