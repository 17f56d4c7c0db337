/// What the presenter hears once the view is ready: start, each product, end.
protocol OrderEntryViewReadyUseCaseOutput: AnyObject {
    /// The products follow, or why there are none.
    func presentProductsStart()

    /// This product can be ordered.
    func present(product: OrderEntryProductPresentationModel)

    /// Nothing can be ordered.
    func presentNoProductsFound()

    /// The products couldn't be fetched.
    func presentProductsError()

    /// That was all.
    func presentProductsEnd()
}

/// What the presenter hears of a product that was captured.
protocol OrderEntryCaptureProductUseCaseOutput: AnyObject {
    /// This product is captured from now on.
    func presentCaptured(productId: String)
}

/// What the presenter hears of a quantity that was captured.
protocol OrderEntryCaptureQuantityUseCaseOutput: AnyObject {
    /// The quantity was captured, or that there is none.
    func presentQuantityCaptured()

    /// That is no quantity to order, so none is captured.
    func presentQuantityTooSmall()
}

/// What the presenter hears of a delivery date that was captured.
protocol OrderEntryCaptureDeliveryDateUseCaseOutput: AnyObject {
    /// The date was captured, or that there is none.
    func presentDeliveryDateCaptured()

    /// That day has passed, so none is captured.
    func presentDeliveryDateInThePast()
}

/// What the presenter hears of a save: one of these, once.
protocol OrderEntrySaveUseCaseOutput: AnyObject {
    /// The order was placed.
    func present(order: OrderEntryPresentationModel)

    /// Nothing was ordered; true stands for a field of which nothing is captured.
    func presentMissingMandatoryFields(product: Bool, quantity: Bool, deliveryDate: Bool)

    /// Nothing was ordered: the product has gone out of sale.
    func presentProductNotSold()

    /// Nothing was ordered: the day was captured in time and has passed since.
    func presentDeliveryDateHasPassed()

    /// Nothing was ordered: the product could not be looked up, or the order not be stored.
    func presentSaveError()
}

/// What the presenter hears when another order is begun.
protocol OrderEntryNewOrderUseCaseOutput: AnyObject {
    /// Nothing is captured any more.
    func presentNewOrder()
}

/// Everything that the presenter hears from its use case.
protocol OrderEntryUseCaseOutput:
    OrderEntryViewReadyUseCaseOutput,
    OrderEntryCaptureProductUseCaseOutput,
    OrderEntryCaptureQuantityUseCaseOutput,
    OrderEntryCaptureDeliveryDateUseCaseOutput,
    OrderEntrySaveUseCaseOutput,
    OrderEntryNewOrderUseCaseOutput
{}
