/// Tells the presenter the items once the list is to be shown: start, each item, end.
protocol ItemsViewReadyUseCaseOutput: AnyObject {
    /// A list begins; until its end nothing is complete.
    func presentItemsStart()

    /// The next item of the list.
    func present(item: ItemsPresentationModel)

    /// The list has no items.
    func presentNoItemsFound()

    /// The items couldn't be fetched.
    func presentItemsError()

    /// The list is complete, whatever came since its start.
    func presentItemsEnd()
}

/// Tells the presenter how the event "Delete all" ended.
protocol ItemsDeleteAllUseCaseOutput: AnyObject {
    /// Every item was deleted.
    func presentDeleteAllSuccess()

    /// Nothing was deleted.
    func presentDeleteAllError()
}

/// Everything that the presenter hears from its use case.
protocol ItemsUseCaseOutput: ItemsViewReadyUseCaseOutput, ItemsDeleteAllUseCaseOutput {}
