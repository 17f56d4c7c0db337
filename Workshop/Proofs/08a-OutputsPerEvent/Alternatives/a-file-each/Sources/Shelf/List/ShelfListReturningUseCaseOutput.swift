/// Results of the event "Return all", for the presenter.
protocol ShelfListReturningUseCaseOutput: AnyObject {
    func presentReturnAllSuccess()
    func presentReturnAllError()
}
