/// Tells the presenter the products once the view is ready: start, each product, end.
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

/// Tells the presenter what came of a captured product.
protocol OrderEntryCaptureProductUseCaseOutput: AnyObject {
    /// This product is captured from now on.
    func presentCaptured(productId: String)
}

/// Tells the presenter what came of a captured quantity.
protocol OrderEntryCaptureQuantityUseCaseOutput: AnyObject {
    /// The quantity was captured, or the fact that there is none.
    func presentQuantityCaptured()

    /// The quantity is too small to order, so none is captured.
    func presentQuantityTooSmall()
}

/// Tells the presenter what came of a captured delivery date.
protocol OrderEntryCaptureDeliveryDateUseCaseOutput: AnyObject {
    /// The date was captured, or the fact that there is none.
    func presentDeliveryDateCaptured()

    /// The day has passed, so none is captured.
    func presentDeliveryDateInThePast()
}

/// Tells the presenter how a save ended: one of these, once.
protocol OrderEntrySaveUseCaseOutput: AnyObject {
    /// The order was placed.
    func present(order: OrderEntryPresentationModel)

    /// Nothing was ordered; true marks a field of which nothing is captured.
    func presentMissingMandatoryFields(product: Bool, quantity: Bool, deliveryDate: Bool)

    /// Nothing was ordered: the product is no longer sold.
    func presentProductNotSold()

    /// Nothing was ordered: the day was captured in time and has passed since.
    func presentDeliveryDateHasPassed()

    /// Nothing was ordered: the product could not be looked up, or the order could not be stored.
    func presentSaveError()
}

/// Tells the presenter that another order is begun.
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
