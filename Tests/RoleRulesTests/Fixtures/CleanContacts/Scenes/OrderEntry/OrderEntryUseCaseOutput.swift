protocol OrderEntryErrorUseCaseOutput: AnyObject {
    func present(error: ErrorReason)
}

protocol OrderEntrySaveUseCaseOutput: OrderEntryErrorUseCaseOutput {
    func present(order: OrderEntryPresentationModel)
    func presentMissingMandatoryFields(productId: Bool, quantity: Bool)
}

protocol OrderEntryCancelUseCaseOutput: OrderEntryErrorUseCaseOutput {
    func presentCanceled(number: String)
}

protocol OrderEntryUseCaseOutput: OrderEntrySaveUseCaseOutput, OrderEntryCancelUseCaseOutput {}
