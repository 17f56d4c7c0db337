import Foundation

/// One controller's content for a navigation bar.
///
/// Source: UIKit, UINavigationItem.
open class UINavigationItem: NSObject {
    /// The title in the middle of the bar.
    open var title: String?
    /// The title for the next screen's back button, in place of this title.
    open var backButtonTitle: String?
    /// The item for the next screen's back button, in place of this title.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether the back button is hidden.
    open var hidesBackButton = false
    /// Whether the left items appear next to the back button rather than in its place.
    open var leftItemsSupplementBackButton = false
    /// The items at the left, from left to right.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The items at the right, from right to left.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }

    /// The first item at the left; setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the right; setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
