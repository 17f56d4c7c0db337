import Foundation

/// The root class of all objects that take part in an app's user interface.
///
/// Source: UIKit, UIResponder.
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Whether this object receives typing.
    open var isFirstResponder: Bool { false }

    /// Whether this object may receive typing; false unless a subclass overrides it.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object may give up the keyboard.
    open var canResignFirstResponder: Bool { true }

    /// Asks to receive typing from now on.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Asks to receive no more typing.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}
