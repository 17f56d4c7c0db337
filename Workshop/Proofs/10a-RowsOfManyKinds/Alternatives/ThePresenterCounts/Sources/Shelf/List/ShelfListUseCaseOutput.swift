/// Results for the presenter once the view is ready, and after every change: start, each group with its books, end.
protocol ShelfListViewReadyUseCaseOutput: AnyObject {
    func presentBooksStart()
    func presentGroupStart(_ group: ShelfListPresentationModel.Group)
    func present(book: ShelfListPresentationModel)
    func presentNoBooksFound(in group: ShelfListPresentationModel.Group)
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
