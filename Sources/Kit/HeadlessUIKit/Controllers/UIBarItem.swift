import Foundation

/// An item in a bar.
///
/// Source: UIKit, UIBarItem.
open class UIBarItem: NSObject {
    /// The title that the item shows.
    open var title: String?
    /// The image that the item shows if it has no title.
    open var image: UIImage?
    /// Whether the item responds to taps.
    open var isEnabled = true
    /// A number by which to find the item.
    open var tag = 0
    /// The item's name for an assistive technology.
    open var accessibilityLabel: String?
    /// The item's name for a test.
    open var accessibilityIdentifier: String?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }
}
