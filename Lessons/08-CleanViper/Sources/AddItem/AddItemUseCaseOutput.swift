/// Tells the presenter how the event "Save" ended: one of these.
protocol AddItemSaveUseCaseOutput: AnyObject {
    /// The name is blank, so no item is stored.
    func presentNameMissing()

    /// The item is stored.
    func presentSaveSuccess()

    /// The item is not stored.
    func presentSaveError()
}

/// Everything that the presenter hears from its use case.
protocol AddItemUseCaseOutput: AddItemSaveUseCaseOutput {}
