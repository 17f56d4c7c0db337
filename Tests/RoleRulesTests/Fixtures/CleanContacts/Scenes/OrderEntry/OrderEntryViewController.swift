import UIKit

class OrderEntryViewController: UIViewController {
    @IBOutlet var totalLabel: UILabel!
    @IBOutlet var taxLabel: UILabel!
    @IBOutlet var messageLabel: UILabel!
    @IBOutlet var quantityDelegate: OrderEntryQuantityDelegate!

    var presenter: OrderEntryPresenter!

    override func awakeFromNib() {
        super.awakeFromNib()
        OrderEntryConnector(viewController: self, quantityDelegate: quantityDelegate).configure()
    }

    @IBAction func productFieldChanged(_ sender: UITextField) {
        presenter.eventCapture(productId: sender.text ?? "")
    }

    @IBAction func saveButtonTouched(_ sender: UIButton) {
        presenter.eventSave()
    }

    @IBAction func cancelButtonTouched(_ sender: UIButton) {
        presenter.eventCancel()
    }

    private func show(message: String) {
        messageLabel.isHidden = false
        messageLabel.text = message
    }
}

// MARK: - OrderEntryCapturePresenterOutput

extension OrderEntryViewController: OrderEntryCapturePresenterOutput {
    func showFormatError(message: String) {
        show(message: message)
    }
}

// MARK: - OrderEntrySavePresenterOutput

extension OrderEntryViewController: OrderEntrySavePresenterOutput {
    func show(order: OrderEntryViewModel) {
        messageLabel.isHidden = true
        totalLabel.text = order.total
        taxLabel.text = order.tax
    }

    func showMissingMandatoryFields(productMessage: String?, quantityMessage: String?) {
        show(message: [productMessage, quantityMessage].compactMap { $0 }.joined(separator: "\n"))
    }

    func show(error: String) {
        show(message: error)
    }
}

// MARK: - OrderEntryCancelPresenterOutput

extension OrderEntryViewController: OrderEntryCancelPresenterOutput {
    func showCanceled(message: String) {
        show(message: message)
    }
}

// MARK: - OrderEntryPresenterOutput

extension OrderEntryViewController: OrderEntryPresenterOutput {}
