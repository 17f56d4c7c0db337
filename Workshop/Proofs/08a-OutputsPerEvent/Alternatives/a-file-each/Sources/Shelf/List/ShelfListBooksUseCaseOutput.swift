/// Results for the presenter once the view is ready, and after every change: start, each book or why none came, end.
protocol ShelfListBooksUseCaseOutput: AnyObject {
    func presentBooksStart()
    func present(book: ShelfListPresentationModel)
    func presentNoBooksFound()
    func presentBooksError()
    func presentBooksEnd()
}
