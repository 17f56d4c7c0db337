/// Fills the view once it is ready.
protocol OrderEntryViewReadyPresenterOutput: AnyObject {
    /// Shows the form's own texts.
    func show(form: OrderEntryFormViewModel)

    /// Shows that products are being fetched.
    func showProductsStart()

    /// Shows the products, which the presenter has row by row.
    func showProducts()

    /// Shows a message in place of products.
    func showProducts(message: String)
}

/// Shows a product that was captured.
protocol OrderEntryCaptureProductPresenterOutput: AnyObject {
    /// Shows which product is chosen, and that nothing is wrong with it.
    func show(product: String)
}

/// Shows what comes of a captured quantity.
protocol OrderEntryCaptureQuantityPresenterOutput: AnyObject {
    /// Shows what is wrong with the quantity; nil if it is right.
    func show(quantityMessage: String?)
}

/// Shows what comes of a captured delivery date.
protocol OrderEntryCaptureDeliveryDatePresenterOutput: AnyObject {
    /// Shows what is wrong with the delivery date; nil if it is right.
    func show(deliveryDateMessage: String?)
}

/// Shows a save from its start to its end.
protocol OrderEntrySavePresenterOutput: AnyObject {
    /// Locks the form until the save has ended.
    func showSaveStart()

    /// Shows that the save has ended, well or badly.
    func showSaveEnd()

    /// Shows the order that was placed, in place of the form.
    func show(order: OrderEntryViewModel)

    /// Shows what is wrong with each field.
    func show(messages: OrderEntryMessagesViewModel)

    /// Shows that something went wrong, over the form as it is.
    func showSaveError(alert: OrderEntryAlertViewModel)
}

/// Shows that another order is begun.
protocol OrderEntryNewOrderPresenterOutput: AnyObject {
    /// Shows the form with nothing in it, and that no product is chosen.
    func showNewOrder(product: String)
}

/// Everything that the view can be told to show.
protocol OrderEntryPresenterOutput:
    OrderEntryViewReadyPresenterOutput,
    OrderEntryCaptureProductPresenterOutput,
    OrderEntryCaptureQuantityPresenterOutput,
    OrderEntryCaptureDeliveryDatePresenterOutput,
    OrderEntrySavePresenterOutput,
    OrderEntryNewOrderPresenterOutput
{}
