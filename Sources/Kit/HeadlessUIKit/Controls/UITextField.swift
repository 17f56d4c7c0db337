import Foundation

/// A control that the user types into.
///
/// Source: UIKit, UITextField.
open class UITextField: UIControl {
    private var content = ""

    /// The text in the field, never nil when read, as in UIKit; setting it sends no event.
    open var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }

    /// The text that an empty field shows.
    open var placeholder: String?
    /// The text's color.
    open var textColor: UIColor? = .label
    /// The frame around the field.
    open var borderStyle: UITextField.BorderStyle = .none
    /// Whether the typed text is hidden.
    open var isSecureTextEntry = false
    /// The object that permits the typing and learns about it.
    open weak var delegate: (any UITextFieldDelegate)?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the field receives typing.
    open var isEditing: Bool { isFirstResponder }

    // MARK: - The keyboard

    open override var isFirstResponder: Bool { window?.firstResponder === self }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard let window, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else {
            return false
        }
        if let other = window.firstResponder, !other.resignFirstResponder() { return false }
        window.firstResponder = self
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        window?.firstResponder = nil
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Replaces all of the text, as typing over it does; returns false if the delegate refuses.
    func replaceAll(with string: String) -> Bool {
        let range = NSRange(location: 0, length: content.utf16.count)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        else { return false }
        content = string
        sendActions(for: .editingChanged)
        return true
    }

    /// Asks the delegate and sends the events of the return key.
    func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
    }
}
