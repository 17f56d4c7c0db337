import Foundation

/// What can stand in a menu; here only the root of `UIAction`.
///
/// Source: UIKit, UIMenuElement.
open class UIMenuElement: NSObject {
    /// What a control made from it shows.
    public fileprivate(set) var title: String
    /// The image beside the title.
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
