import Foundation

class OrderEntryPresenter {
    let useCase: OrderEntryUseCase
    weak var output: OrderEntryPresenterOutput?

    private var order: OrderEntryViewModel?

    init(useCase: OrderEntryUseCase) {
        self.useCase = useCase
    }

    func eventCapture(quantity: String) -> Bool {
        guard let quantity = Int(quantity) else {
            output?.showFormatError(message: NSLocalizedString("QuantityFormat", comment: "no digits"))
            return false
        }
        useCase.eventCapture(quantity: quantity)
        return true
    }

    func eventCapture(productId: String) {
        useCase.eventCapture(productId: productId)
    }

    func eventSave() {
        useCase.eventSave()
    }

    func eventCancel() {
        guard let order = order else { return }
        useCase.eventCancel(number: order.number)
    }
}

// MARK: - OrderEntrySaveUseCaseOutput

extension OrderEntryPresenter: OrderEntrySaveUseCaseOutput {
    func present(order: OrderEntryPresentationModel) {
        let order = OrderEntryViewModel(order: order)
        self.order = order
        output?.show(order: order)
    }

    func presentMissingMandatoryFields(productId: Bool, quantity: Bool) {
        output?.showMissingMandatoryFields(
            productMessage: productId ? NSLocalizedString("ProductMissing", comment: "no product") : nil,
            quantityMessage: quantity ? NSLocalizedString("QuantityMissing", comment: "no quantity") : nil)
    }
}

// MARK: - OrderEntryCancelUseCaseOutput

extension OrderEntryPresenter: OrderEntryCancelUseCaseOutput {
    func presentCanceled(number: String) {
        let format = NSLocalizedString("Canceled", comment: "an order's number")
        output?.showCanceled(message: String(format: format, number))
    }
}

// MARK: - OrderEntryUseCaseOutput

extension OrderEntryPresenter: OrderEntryUseCaseOutput {
    func present(error: ErrorReason) {
        output?.show(error: NSLocalizedString(error.rawValue, comment: "why there is no order"))
    }
}
