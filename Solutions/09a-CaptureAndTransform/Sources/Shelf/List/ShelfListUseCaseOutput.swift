/// What the presenter hears once the view is ready, and after every change: start, each book or why there is none, end.
protocol ShelfListViewReadyUseCaseOutput: AnyObject {
    func presentBooksStart()
    func present(book: ShelfListPresentationModel)
    func presentNoBooksFound()
    func presentBooksError()
    func presentBooksEnd()
}

/// What the presenter hears of the event "Return all".
protocol ShelfListReturnAllUseCaseOutput: AnyObject {
    func presentReturnAllSuccess()
    func presentReturnAllError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfListUseCaseOutput: ShelfListViewReadyUseCaseOutput, ShelfListReturnAllUseCaseOutput {}
