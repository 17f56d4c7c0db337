import Foundation

/// The width or height of a view or guide.
///
/// Source: UIKit, NSLayoutDimension.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that sets this size to a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(place, .equal, nil, times: 1, plus: c)
    }

    /// Returns a constraint that keeps this size from falling below a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(place, .atLeast, nil, times: 1, plus: c)
    }

    /// Returns a constraint that keeps this size from exceeding a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(place, .atMost, nil, times: 1, plus: c)
    }

    /// Returns a constraint that sets this size to a multiple of another one, plus a number of points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(place, .equal, anchor.place, times: m, plus: c)
    }
}
