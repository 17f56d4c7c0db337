/// Where a list of books begins and ends.
protocol ShelfListBracketUseCaseOutput: AnyObject {
    func presentBooksStart()
    func presentBooksEnd()
}

/// Results in place of the books.
protocol ShelfListNoBooksUseCaseOutput: AnyObject {
    func presentNoBooksFound()
    func presentBooksError()
}

/// Results for the presenter once the view is ready, and after every change.
protocol ShelfListViewReadyUseCaseOutput: ShelfListBracketUseCaseOutput, ShelfListNoBooksUseCaseOutput {
    func present(book: ShelfListPresentationModel)
}

/// Results of the event "Return all", for the presenter.
protocol ShelfListReturnAllUseCaseOutput: AnyObject {
    func presentReturnAllSuccess()
    func presentReturnAllError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfListUseCaseOutput: ShelfListViewReadyUseCaseOutput, ShelfListReturnAllUseCaseOutput {}
