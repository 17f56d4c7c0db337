import Foundation

/// A button of an alert; it owns its handler.
///
/// Source: UIKit, UIAlertAction.
open class UIAlertAction: NSObject {
    /// What the button shows.
    public let title: String?
    /// What the button is for.
    public let style: UIAlertAction.Style
    /// Whether the button answers to touches.
    open var isEnabled = true

    private let handler: ((UIAlertAction) -> Void)?

    /// A button whose handler runs after the alert was dismissed.
    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init(title, style, handler)
    }

    /// The designated initializer, which UIKit does not show to subclasses either.
    init(_ title: String?, _ style: UIAlertAction.Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    func perform() { handler?(self) }
}
