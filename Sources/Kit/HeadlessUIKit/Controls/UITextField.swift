import Foundation

/// A control that is typed into.
///
/// Source: UIKit, UITextField.
open class UITextField: UIControl {
    private var content = ""

    /// What is in the field; never nil when read, as in UIKit. Setting this sends no event.
    open var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }

    /// What an empty field shows.
    open var placeholder: String?
    /// The text's color.
    open var textColor: UIColor? = .label
    /// The frame around the field.
    open var borderStyle: UITextField.BorderStyle = .none
    /// Whether what is typed is not to be read.
    open var isSecureTextEntry = false
    /// Is asked and told about the typing.
    open weak var delegate: (any UITextFieldDelegate)?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the field is being typed into.
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

    /// What typing over all of the text does; false when the delegate refuses.
    func replaceAll(with string: String) -> Bool {
        let range = NSRange(location: 0, length: content.utf16.count)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        else { return false }
        content = string
        sendActions(for: .editingChanged)
        return true
    }

    /// What the return key does.
    func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
    }
}
