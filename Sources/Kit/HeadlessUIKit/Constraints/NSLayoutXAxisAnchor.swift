/// A vertical edge, or the horizontal center, of a view or guide.
///
/// Source: UIKit, NSLayoutXAxisAnchor.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
