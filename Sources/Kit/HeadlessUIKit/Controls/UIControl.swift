import Foundation

/// A view that turns touches into events and performs the actions added for them.
///
/// Source: UIKit, UIControl. Linux has no selectors, so a control has no target and action, only `UIAction`.
open class UIControl: UIView {
    private struct Registration {
        let action: UIAction
        var events: UIControl.Event
    }

    private var registrations: [Registration] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a control that performs the action for its main event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Whether the control responds to touches.
    open var isEnabled = true

    /// Whether the control is chosen.
    open var isSelected = false

    /// The states that the control is in.
    open var state: UIControl.State {
        var state = UIControl.State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Adds and keeps an action for these events, in place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        if let known = registrations.firstIndex(where: { $0.action === action }) {
            registrations[known].events.formUnion(controlEvents)
        } else {
            registrations.append(Registration(action: action, events: controlEvents))
        }
    }

    /// Removes the action for these events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with that identifier for these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Performs that action, with this control as the sender.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Performs the actions that were added for any of these events.
    open func sendActions(for controlEvents: UIControl.Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            sendAction(registration.action)
        }
    }
}
