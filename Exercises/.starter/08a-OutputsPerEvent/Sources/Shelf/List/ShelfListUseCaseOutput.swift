/// Everything that the presenter hears from its use case.
protocol ShelfListUseCaseOutput: AnyObject {
    // TODO(08a.3): a reader should see at a glance which of these messages answer which event.

    func present(book: ShelfListPresentationModel)
    func presentBooksEnd()
    func presentBooksError()
    func presentBooksStart()
    func presentNoBooksFound()
    func presentReturnAllError()
    func presentReturnAllSuccess()
}
