import Foundation

/// Lays out its arranged views in a row or a column.
///
/// Source: UIKit, UIStackView.
open class UIStackView: UIView {
    /// The direction; horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal
    /// The views' position across the axis.
    open var alignment: UIStackView.Alignment = .fill
    /// The views' shares of the space along the axis.
    open var distribution: UIStackView.Distribution = .fill
    /// The space between two views, in points.
    open var spacing: CGFloat = 0
    /// Whether the layout margins stay free.
    open var isLayoutMarginsRelativeArrangement = false

    /// The views in the layout, in order; each is also a subview.
    open private(set) var arrangedSubviews: [UIView] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Creates a stack of these views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at a place in the order; the stack places it from now on.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    }

    /// Removes a view from the layout; it stays a subview until it leaves its superview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    open override func willRemoveSubview(_ subview: UIView) {
        arrangedSubviews.removeAll { $0 === subview }
    }
}
