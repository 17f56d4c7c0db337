import Foundation

/// A rectangle of a screen, and what it holds.
///
/// Source: UIKit, UIView. Frames are kept and answered but place nothing: `Screen` lays out in lines of text.
open class UIView: UIResponder {
    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// As in UIKit, for subclasses to override; there are no archives to read here, so the view is empty.
    public required init?(coder: NSCoder) {
        self.frame = .zero
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    // MARK: - Geometry

    /// Place and size in the superview, in points.
    open var frame: CGRect

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

    /// How the view follows its superview's size; `Screen` reads it to tell a backdrop from a control.
    open var autoresizingMask: UIView.AutoresizingMask = []

    /// The margins that a stack view may keep free, in points.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Lays out the subviews now, if something has changed.
    open func layoutIfNeeded() {
        layoutSubviews()
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Lays out the subviews; for subclasses to override.
    open func layoutSubviews() {}

    /// Asks for a layout later on.
    open func setNeedsLayout() {}

    // MARK: - Looks and touch

    /// Whether the view, and so all in it, is not seen and not touched.
    open var isHidden = false

    /// The opacity between 0 and 1; a view below 0.01 is not seen and not touched.
    open var alpha: CGFloat = 1

    /// The color behind the view's content.
    open var backgroundColor: UIColor?

    /// Whether touches reach the view and all in it.
    open var isUserInteractionEnabled = true

    // MARK: - Names

    /// A number to find the view by.
    open var tag = 0

    /// What an assistive technology calls the view.
    open var accessibilityLabel: String?

    /// What a test calls the view.
    open var accessibilityIdentifier: String?

    // MARK: - Hierarchy

    /// The views in this one, back to front; this view owns them.
    open private(set) var subviews: [UIView] = []

    /// The view that this one is in.
    open private(set) weak var superview: UIView?

    /// The window that this view is in, at any depth.
    open var window: UIWindow? { superview?.window }

    /// The controller whose view this is; it owns the view.
    weak var controller: UIViewController?

    /// Puts a view in front of the others, taking it out of where it was.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Puts a view at a place in the order, taking it out of where it was.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.controller?.viewEntered(self)
    }

    /// Takes the view out of its superview, which lets go of it.
    open func removeFromSuperview() {
        guard let superview else { return }
        controller?.viewWillLeave(superview)
        loseFirstResponder()
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        controller?.viewLeft()
    }

    /// Tells that a subview is about to be taken out; for subclasses to override.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Whether this view is that one, or in it at any depth.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// This view or the first one in it that has the tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Ends the typing into a field in this view.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder, responder.isDescendant(of: self) else { return false }
        return responder.resignFirstResponder()
    }

    /// What is out of the window gets nothing of what is typed, whatever its delegate says.
    private func loseFirstResponder() {
        guard let window, let responder = window.firstResponder, responder.isDescendant(of: self) else { return }
        responder.resignFirstResponder()
        window.firstResponder = nil
    }
}
