/// Results for the presenter once the view is ready, and after every change: start, each book or why none came, end.
protocol ShelfListViewReadyUseCaseOutput: AnyObject {
    // TODO(10a.1): what else has to be told between start and end?
    func presentBooksStart()
    func present(book: ShelfListPresentationModel)
    func presentNoBooksFound()
    func presentBooksError()
    func presentBooksEnd()
}

/// Results of the event "Return all", for the presenter.
protocol ShelfListReturnAllUseCaseOutput: AnyObject {
    func presentReturnAllSuccess()
    func presentReturnAllError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfListUseCaseOutput: ShelfListViewReadyUseCaseOutput, ShelfListReturnAllUseCaseOutput {}
