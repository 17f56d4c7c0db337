import Foundation

/// The handler of an action, which receives the action with its `sender`.
public typealias UIActionHandler = (UIAction) -> Void

/// A title and a closure for a control; the control owns the action, and the action owns the closure.
///
/// Source: UIKit, UIAction.
open class UIAction: UIMenuElement {
    /// The name within a control: a new action with the same identifier replaces the old one.
    public let identifier: UIAction.Identifier
    /// A longer explanation.
    open var discoverabilityTitle: String?
    /// The action's behavior in a menu.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether the action is chosen in a menu.
    open var state: UIMenuElement.State = .off
    /// The object that sent the action, while the handler runs.
    public var sender: Any? { control }

    private weak var control: AnyObject?
    private let handler: UIActionHandler

    /// Creates an action with a handler.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(title, image, identifier ?? Identifier(UUID().uuidString), handler)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// The designated initializer, which UIKit hides from subclasses as well.
    init(_ title: String, _ image: UIImage?, _ identifier: Identifier, _ handler: @escaping UIActionHandler) {
        self.identifier = identifier
        self.handler = handler
        super.init(title: title, image: image)
    }

    public required init?(coder: NSCoder) {
        identifier = Identifier("")
        handler = { _ in }
        super.init(coder: coder)
    }

    func perform(from sender: AnyObject?) {
        control = sender
        handler(self)
        control = nil
    }
}
