protocol OrderEntryCapturePresenterOutput: AnyObject {
    func showFormatError(message: String)
}

protocol OrderEntrySavePresenterOutput: AnyObject {
    func show(order: OrderEntryViewModel)
    func showMissingMandatoryFields(productMessage: String?, quantityMessage: String?)
    func show(error: String)
}

protocol OrderEntryCancelPresenterOutput: AnyObject {
    func showCanceled(message: String)
}

protocol OrderEntryPresenterOutput: OrderEntryCapturePresenterOutput, OrderEntrySavePresenterOutput,
    OrderEntryCancelPresenterOutput
{}
