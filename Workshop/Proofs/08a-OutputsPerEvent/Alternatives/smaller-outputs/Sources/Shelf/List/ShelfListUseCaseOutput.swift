/// Where a list of books begins and ends.
protocol ShelfListBracketUseCaseOutput: AnyObject {
    func presentBooksStart()
    func presentBooksEnd()
}

/// What stands in the place of the books.
protocol ShelfListNoBooksUseCaseOutput: AnyObject {
    func presentNoBooksFound()
    func presentBooksError()
}

/// What the presenter hears once the view is ready, and after every change.
protocol ShelfListViewReadyUseCaseOutput: ShelfListBracketUseCaseOutput, ShelfListNoBooksUseCaseOutput {
    func present(book: ShelfListPresentationModel)
}

/// What the presenter hears of the event "Return all".
protocol ShelfListReturnAllUseCaseOutput: AnyObject {
    func presentReturnAllSuccess()
    func presentReturnAllError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfListUseCaseOutput: ShelfListViewReadyUseCaseOutput, ShelfListReturnAllUseCaseOutput {}
