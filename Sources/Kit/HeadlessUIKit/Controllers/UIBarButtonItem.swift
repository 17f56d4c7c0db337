import Foundation

/// A button in a navigation bar.
///
/// Source: UIKit, UIBarButtonItem. Without selectors, an item has no target and action, only a `UIAction`.
open class UIBarButtonItem: UIBarItem {
    /// The action that a tap performs, owned by the item; setting it replaces the title and image.
    open var primaryAction: UIAction? {
        didSet { takeOverLooks() }
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an item with a title, or else its action's title.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        takeOverLooks()
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Performs the action, as a tap does.
    func touch() { primaryAction?.perform(from: self) }

    private func takeOverLooks() {
        guard let primaryAction else { return }
        title = primaryAction.title
        image = primaryAction.image
    }
}
