import Foundation

/// A button of an alert, which owns its handler.
///
/// Source: UIKit, UIAlertAction.
open class UIAlertAction: NSObject {
    /// The button's title.
    public let title: String?
    /// The button's purpose.
    public let style: UIAlertAction.Style
    /// Whether the button responds to taps.
    open var isEnabled = true

    private let handler: ((UIAlertAction) -> Void)?

    /// Creates a button whose handler runs after the alert's dismissal.
    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init(title, style, handler)
    }

    /// The designated initializer, which UIKit hides from subclasses as well.
    init(_ title: String?, _ style: UIAlertAction.Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    func perform() { handler?(self) }
}
