/// Results for the presenter once the view is ready, and after every change.
protocol ShelfDetailViewReadyUseCaseOutput: AnyObject {
    func present(book: ShelfDetailPresentationModel)
    func presentBookError()
}

/// Everything that the presenter hears from its use case.
protocol ShelfDetailUseCaseOutput: ShelfDetailViewReadyUseCaseOutput {}
