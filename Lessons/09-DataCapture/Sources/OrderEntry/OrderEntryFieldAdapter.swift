import Foundation
import HeadlessUIKit

/// Stands in for the view when a field tells that the typing has ended.
final class OrderEntryFieldAdapter: NSObject, UITextFieldDelegate {
    private let capture: (String) -> Void

    /// An adapter that tells `capture` what is in the field; text that is half typed is ignored.
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
