/// A horizontal edge, or the vertical center, of a view or guide.
///
/// Source: UIKit, NSLayoutYAxisAnchor.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
