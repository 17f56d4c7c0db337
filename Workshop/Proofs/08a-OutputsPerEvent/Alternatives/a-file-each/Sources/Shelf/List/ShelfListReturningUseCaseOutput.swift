/// What the presenter hears of the event "Return all".
protocol ShelfListReturningUseCaseOutput: AnyObject {
    func presentReturnAllSuccess()
    func presentReturnAllError()
}
