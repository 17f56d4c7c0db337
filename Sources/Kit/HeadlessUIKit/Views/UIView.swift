import Foundation

/// A rectangle of a screen, with its subviews.
///
/// Source: UIKit, UIView. `Screen` lays out in lines of text: a view whose frame is all of the view around it fills that
/// view, and other frames place nothing.
open class UIView: UIResponder {
    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates an empty view, for subclasses to override as in UIKit; archives don't exist here.
    public required init?(coder: NSCoder) {
        self.frame = .zero
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    // MARK: - Geometry

    /// The position and size in the superview, in points.
    open var frame: CGRect {
        didSet { if oldValue.size != frame.size { resizeSubviews(from: oldValue.size) } }
    }

    /// The frame in the view's own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The middle of the frame, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The way in which the frame follows a change of the superview's size.
    open var autoresizingMask: UIView.AutoresizingMask = []

    /// The space between the edges and the content, in points; a controller's own view has at least 16 at both sides.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            guard controller != nil else { return margins ?? .eight }
            var own = margins ?? .zero
            own.leading = max(16, own.leading)
            own.trailing = max(16, own.trailing)
            return own
        }
        set { margins = newValue }
    }

    private var margins: NSDirectionalEdgeInsets?

    // MARK: - Constraints

    /// Whether the frame places the view, which constraints can't do until this is false.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// The active constraints of which this view is the nearest common ancestor.
    var constraints: [NSLayoutConstraint] = []

    /// The guides that were asked for.
    var guides: [LayoutPlace.Region: UILayoutGuide] = [:]

    /// Whether a warning that nothing places the view was printed.
    var isReportedAsAmbiguous = false

    private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// The priority with which the view hugs its content unless another is set.
    var defaultHugging: UILayoutPriority { .defaultLow }

    /// Returns the priority with which the view resists growing beyond its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? defaultHugging
    }

    /// Sets the priority with which the view resists growing beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
    }

    // MARK: - Layout

    /// Lays out the subviews now.
    open func layoutIfNeeded() {
        layoutSubviews()
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Lays out the subviews; for subclasses to override.
    open func layoutSubviews() {}

    /// Asks for a later layout.
    open func setNeedsLayout() {}

    // MARK: - Looks and touch

    /// Whether the view and its subviews are invisible and ignore touches.
    open var isHidden = false

    /// The opacity between 0 and 1; below 0.01, the view is invisible and ignores touches.
    open var alpha: CGFloat = 1

    /// The color behind the view's content.
    open var backgroundColor: UIColor?

    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true

    // MARK: - Names

    /// A number by which to find the view.
    open var tag = 0

    /// The view's name for an assistive technology.
    open var accessibilityLabel: String?

    /// The view's name for a test.
    open var accessibilityIdentifier: String?

    // MARK: - Hierarchy

    /// The views in this one, back to front, which this view owns.
    open private(set) var subviews: [UIView] = []

    /// The view around this one.
    open private(set) weak var superview: UIView?

    /// The window around this view, at any depth.
    open var window: UIWindow? { superview?.window }

    /// The controller that owns this view.
    weak var controller: UIViewController?

    /// Adds a view in front of the others, after removing it from its superview.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Adds a view at a place in the order, after removing it from its superview.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.controller?.viewEntered(self)
    }

    /// Removes the view from its superview, which releases it, and the constraints to views outside.
    open func removeFromSuperview() {
        guard let superview else { return }
        controller?.viewWillLeave(superview)
        loseFirstResponder()
        dropConstraintsToOutside()
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        controller?.viewLeft()
    }

    /// Called before a subview is removed; for subclasses to override.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Whether this view is the given one, or in it at any depth.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// Returns this view, or the first one in it, that has the tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Ends typing in a field of this view.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder, responder.isDescendant(of: self) else { return false }
        return responder.resignFirstResponder()
    }

    /// A view outside a window receives no typing, even if its delegate refuses to end it.
    private func loseFirstResponder() {
        guard let window, let responder = window.firstResponder, responder.isDescendant(of: self) else { return }
        responder.resignFirstResponder()
        window.firstResponder = nil
    }
}
