import Foundation

/// Something in a bar.
///
/// Source: UIKit, UIBarItem.
open class UIBarItem: NSObject {
    /// What the item shows.
    open var title: String?
    /// The image that the item shows if it has no title.
    open var image: UIImage?
    /// Whether the item answers to touches.
    open var isEnabled = true
    /// A number to find the item by.
    open var tag = 0
    /// What an assistive technology calls the item.
    open var accessibilityLabel: String?
    /// What a test calls the item.
    open var accessibilityIdentifier: String?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }
}
