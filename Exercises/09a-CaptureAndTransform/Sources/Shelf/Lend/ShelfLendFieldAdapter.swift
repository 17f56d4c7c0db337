import Foundation
import HeadlessUIKit

/// Stands in for the view where a field tells that the typing has ended.
final class ShelfLendFieldAdapter: NSObject, UITextFieldDelegate {
    private let capture: (String) -> Void

    /// An adapter that passes the field's text to `capture`, but not while the user still types it.
    init(capture: @escaping (String) -> Void) {
        self.capture = capture
        super.init()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        capture(textField.text ?? "")
    }
}
