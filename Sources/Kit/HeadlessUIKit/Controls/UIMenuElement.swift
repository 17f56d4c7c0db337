import Foundation

/// An element of a menu; here only the superclass of `UIAction`.
///
/// Source: UIKit, UIMenuElement.
open class UIMenuElement: NSObject {
    /// The title for a control that is made from it.
    public fileprivate(set) var title: String
    /// The image next to the title.
    public fileprivate(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    public required init?(coder: NSCoder) {
        title = ""
        super.init()
    }
}
