/// What the presenter hears once the view is ready, and after every change: start, each group with its books, end.
protocol ShelfListViewReadyUseCaseOutput: AnyObject {
    func presentBooksStart()
    func presentGroupStart(_ group: ShelfListPresentationModel.Group)
    func present(book: ShelfListPresentationModel)
    func presentNoBooksFound(in group: ShelfListPresentationModel.Group)
    func presentNoBooksFound()
    func presentBooksError()

    /// All was told; without books there is nothing to count.
    func presentBooksEnd(counts: ShelfListPresentationModel.Counts?)
}

/// What the presenter hears of the event "Return all".
protocol ShelfListReturnAllUseCaseOutput: AnyObject {
    func presentReturnAllSuccess()
    func presentReturnAllError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfListUseCaseOutput: ShelfListViewReadyUseCaseOutput, ShelfListReturnAllUseCaseOutput {}
