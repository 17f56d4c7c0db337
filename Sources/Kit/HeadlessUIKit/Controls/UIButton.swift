import Foundation

/// A control that the user taps.
///
/// Source: UIKit, UIButton.
open class UIButton: UIControl {
    private var titles: [UInt: String] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }

    /// Creates a button that shows the action's title, and performs the action when tapped.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
    }

    /// Creates a button that performs the action when tapped, and shows its title.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Sets the title for a state; a state without one shows the normal title.
    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }

    /// Returns the title for a state.
    open func title(for state: UIControl.State) -> String? {
        titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
    }

    /// The title for the present state.
    open var currentTitle: String? { title(for: state) }

    /// Sends the events of a tap.
    func touch() {
        sendActions(for: .touchDown)
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .touchUpInside)
    }
}
