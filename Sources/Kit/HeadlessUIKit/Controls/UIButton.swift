import Foundation

/// A control that is tapped.
///
/// Source: UIKit, UIButton.
open class UIButton: UIControl {
    private var titles: [UInt: String] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }

    /// A button that shows the action's title and calls it when tapped.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
    }

    /// A button that calls the action when tapped, and shows its title.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Sets the title for a state; a state without one shows the normal title.
    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }

    /// The title for a state.
    open func title(for state: UIControl.State) -> String? {
        titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
    }

    /// The title that is shown now.
    open var currentTitle: String? { title(for: state) }

    /// What a finger does to a button.
    func touch() {
        sendActions(for: .touchDown)
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .touchUpInside)
    }
}
