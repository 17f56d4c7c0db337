import Foundation

/// Shows that work is in progress.
///
/// Source: UIKit, UIActivityIndicatorView.
open class UIActivityIndicatorView: UIView {
    /// The look.
    open var style: UIActivityIndicatorView.Style
    /// The color of the indicator.
    open var color: UIColor! = .systemGray

    /// Whether a stopped indicator is hidden; true by default.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Whether the indicator is animating.
    open private(set) var isAnimating = false

    /// Creates an indicator that isn't animating yet.
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        isHidden = true
    }

    /// Starts animating, and shows an indicator that hides when stopped.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops animating, and hides an indicator that hides when stopped.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    override var defaultHugging: UILayoutPriority { .defaultHigh }
}
