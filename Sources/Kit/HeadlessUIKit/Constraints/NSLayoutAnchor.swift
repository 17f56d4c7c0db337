import Foundation

/// One edge, center or size of a view or guide, which creates constraints to another one of the same kind.
///
/// Source: UIKit, NSLayoutAnchor.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let place: LayoutPlace

    init(_ place: LayoutPlace) { self.place = place }

    /// Returns a constraint that sets this anchor equal to another one, plus a number of points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(place, .equal, anchor.place, times: 1, plus: c)
    }

    /// Returns a constraint that keeps this anchor at or after another one, plus a number of points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(place, .atLeast, anchor.place, times: 1, plus: c)
    }

    /// Returns a constraint that keeps this anchor at or before another one, plus a number of points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(place, .atMost, anchor.place, times: 1, plus: c)
    }
}
