/// Tells the presenter what the detail can show: one of these.
protocol ItemDetailViewReadyUseCaseOutput: AnyObject {
    /// This is the item.
    func present(item: ItemDetailPresentationModel)

    /// There is no such item.
    func presentNoItemFound()
}

/// Everything that the presenter hears from its use case.
protocol ItemDetailUseCaseOutput: ItemDetailViewReadyUseCaseOutput {}
