import Foundation

/// A control that is on or off.
///
/// Source: UIKit, UISwitch.
open class UISwitch: UIControl {
    /// Whether the switch is on; setting this sends no event.
    open var isOn = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Turns the switch on or off without sending an event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// Toggles the switch and sends the events of a tap.
    func touch() {
        isOn.toggle()
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .valueChanged)
    }

    override var defaultHugging: UILayoutPriority { .defaultHigh }
}
