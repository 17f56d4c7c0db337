/// What the presenter hears of the event "Save": one of these.
protocol AddItemSaveUseCaseOutput: AnyObject {
    /// The name is blank, so there is no item.
    func presentNameMissing()

    /// The item is stored.
    func presentSaveSuccess()

    /// The item is not stored.
    func presentSaveError()
}

/// Everything that the presenter hears from its use case.
protocol AddItemUseCaseOutput: AddItemSaveUseCaseOutput {}
