import Foundation
import HeadlessUIKit

/// An indicator that animates until it was looked at ten times.
final class SlowIndicator: UIActivityIndicatorView {
    private(set) var looks = 0

    override var isAnimating: Bool {
        looks += 1
        return looks <= 10
    }
}
