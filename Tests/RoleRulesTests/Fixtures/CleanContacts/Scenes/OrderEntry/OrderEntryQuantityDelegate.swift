import UIKit

class OrderEntryQuantityDelegate: NSObject, UITextFieldDelegate {
    var presenter: OrderEntryPresenter!

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        return presenter.eventCapture(quantity: textField.text ?? "")
    }
}
