import Foundation

/// A control that is on or off.
///
/// Source: UIKit, UISwitch.
open class UISwitch: UIControl {
    /// Whether it is on; setting this sends no event.
    open var isOn = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Turns it on or off; this sends no event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// What a finger does to a switch.
    func touch() {
        isOn.toggle()
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .valueChanged)
    }
}
