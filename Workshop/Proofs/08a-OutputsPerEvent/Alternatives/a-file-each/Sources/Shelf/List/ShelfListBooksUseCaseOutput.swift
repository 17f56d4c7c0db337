/// What the presenter hears once the view is ready, and after every change: start, each book or why there is none, end.
protocol ShelfListBooksUseCaseOutput: AnyObject {
    func presentBooksStart()
    func present(book: ShelfListPresentationModel)
    func presentNoBooksFound()
    func presentBooksError()
    func presentBooksEnd()
}
