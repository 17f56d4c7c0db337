import Foundation

/// The root of everything that takes part in an app's user interface.
///
/// Source: UIKit, UIResponder.
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Whether this object gets what is typed.
    open var isFirstResponder: Bool { false }

    /// Whether this object may get what is typed; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object lets go of the keyboard.
    open var canResignFirstResponder: Bool { true }

    /// Asks to get what is typed from now on.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Asks to get no more of what is typed.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}
