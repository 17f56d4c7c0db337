import Foundation

/// What a navigation bar shows for one controller.
///
/// Source: UIKit, UINavigationItem.
open class UINavigationItem: NSObject {
    /// The title in the middle of the bar.
    open var title: String?
    /// The title that the next screen's back button shows in place of this title.
    open var backButtonTitle: String?
    /// The item that the next screen's back button shows in place of this title.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether there is no back button.
    open var hidesBackButton = false
    /// Whether left items stand beside the back button and not in its place.
    open var leftItemsSupplementBackButton = false
    /// The items at the left, from the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The items at the right, from the right.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// An item with a title.
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
