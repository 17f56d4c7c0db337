import Foundation
import HeadlessUIKit

/// An indicator that animates for the first ten looks at it.
final class SlowIndicator: UIActivityIndicatorView {
    private(set) var looks = 0

    override var isAnimating: Bool {
        looks += 1
        return looks <= 10
    }
}
