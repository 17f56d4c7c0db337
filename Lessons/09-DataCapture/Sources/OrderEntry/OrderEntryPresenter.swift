import Foundation

/// Converts what was typed, passes it on, and turns what comes of it into what is shown.
final class OrderEntryPresenter {
    weak var output: (any OrderEntryPresenterOutput)?
    let useCase: OrderEntryUseCase
    /// A fact about the view, kept only because it never changes.
    private var isNarrow = true
    private var rows: [OrderEntryProductViewModel] = []
    private var message: String?
    /// Whether a save is on its way; until it has ended, no other save starts.
    private var isSaving = false

    init(useCase: OrderEntryUseCase) {
        self.useCase = useCase
    }

    var rowCount: Int { rows.count }

    func row(at index: Int) -> OrderEntryProductViewModel { rows[index] }
}

// MARK: - Events

extension OrderEntryPresenter {
    func eventViewReady(width: Double) {
        isNarrow = width < 600
        output?.show(form: OrderEntryFormViewModel())
        output?.showProductsStart()
        useCase.eventViewReady()
    }

    func eventCapture(productAt index: Int) {
        guard rows.indices.contains(index) else { return }
        useCase.eventCapture(productId: rows[index].id)
    }

    func eventCapture(quantity text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        let quantity = QuantityText.number(from: text)
        // Text that isn't a quantity stops here, but the use case must hear that the earlier quantity is gone.
        useCase.eventCapture(quantity: quantity)
        if quantity == nil, !text.isEmpty {
            output?.show(quantityMessage: OrderEntryText.quantityFormat)
        }
    }

    func eventCapture(deliveryDate text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        let day = DayText.day(from: text)
        useCase.eventCapture(deliveryDate: day)
        if day == nil, !text.isEmpty {
            output?.show(deliveryDateMessage: OrderEntryText.deliveryDateFormat)
        }
    }

    func eventSave() {
        guard !isSaving else { return }
        isSaving = true
        output?.showSaveStart()
        useCase.eventSave()
    }

    func eventNewOrder() {
        useCase.eventNewOrder()
    }
}

// MARK: - View ready output

extension OrderEntryPresenter: OrderEntryViewReadyUseCaseOutput {
    func presentProductsStart() {
        rows = []
        message = nil
    }

    func present(product: OrderEntryProductPresentationModel) {
        rows.append(OrderEntryProductViewModel(product: product))
    }

    func presentNoProductsFound() {
        message = OrderEntryText.nothingToOrder
    }

    func presentProductsError() {
        message = OrderEntryText.productsError
    }

    func presentProductsEnd() {
        if let message {
            output?.showProducts(message: message)
        } else {
            output?.showProducts()
        }
    }
}

// MARK: - Capture outputs

extension OrderEntryPresenter: OrderEntryCaptureProductUseCaseOutput {
    func presentCaptured(productId: String) {
        guard let row = rows.first(where: { $0.id == productId }) else { return }
        output?.show(product: row.name)
    }
}

extension OrderEntryPresenter: OrderEntryCaptureQuantityUseCaseOutput {
    func presentQuantityCaptured() {
        output?.show(quantityMessage: nil)
    }

    func presentQuantityTooSmall() {
        output?.show(quantityMessage: OrderEntryText.quantityTooSmall)
    }
}

extension OrderEntryPresenter: OrderEntryCaptureDeliveryDateUseCaseOutput {
    func presentDeliveryDateCaptured() {
        output?.show(deliveryDateMessage: nil)
    }

    func presentDeliveryDateInThePast() {
        output?.show(deliveryDateMessage: OrderEntryText.deliveryDateInThePast)
    }
}

// MARK: - Save output

extension OrderEntryPresenter: OrderEntrySaveUseCaseOutput {
    func present(order: OrderEntryPresentationModel) {
        endSave()
        output?.show(order: OrderEntryViewModel(order: order, isNarrow: isNarrow))
    }

    func presentMissingMandatoryFields(product: Bool, quantity: Bool, deliveryDate: Bool) {
        endSave()
        output?.show(
            messages: OrderEntryMessagesViewModel(
                product: product ? OrderEntryText.productMissing : nil,
                quantity: quantity ? OrderEntryText.quantityMissing : nil,
                deliveryDate: deliveryDate ? OrderEntryText.deliveryDateMissing : nil))
    }

    func presentProductNotSold() {
        endSave()
        output?.show(messages: OrderEntryMessagesViewModel(product: OrderEntryText.productNotSold))
    }

    func presentDeliveryDateHasPassed() {
        endSave()
        output?.show(messages: OrderEntryMessagesViewModel(deliveryDate: OrderEntryText.deliveryDateHasPassed))
    }

    func presentSaveError() {
        endSave()
        output?.showSaveError(
            alert: OrderEntryAlertViewModel(
                title: OrderEntryText.error, message: OrderEntryText.saveError, button: OrderEntryText.ok))
    }

    private func endSave() {
        isSaving = false
        output?.showSaveEnd()
    }
}

// MARK: - New order output

extension OrderEntryPresenter: OrderEntryNewOrderUseCaseOutput {
    func presentNewOrder() {
        output?.showNewOrder(product: OrderEntryFormViewModel().noProduct)
    }
}

extension OrderEntryPresenter: OrderEntryUseCaseOutput {}
