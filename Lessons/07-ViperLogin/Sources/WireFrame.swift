import Foundation
import HeadlessUIKit

/// The base of all wireframes: the view that they lead away from, and UIKit's ways to do it.
///
/// An `NSObject`, because that is what UIKit takes as a delegate.
class WireFrame: NSObject {
    /// The module's view, which owns this wireframe through its presenter.
    weak var viewController: UIViewController?

    /// Moves on to `next`, which the navigation stack holds from then on.
    func push(_ next: UIViewController) {
        viewController?.navigationController?.pushViewController(next, animated: true)
    }

    /// Leaves the module's view; if another screen is on top of it, nothing happens.
    func pop() {
        guard let stack = viewController?.navigationController, stack.topViewController === viewController else {
            return
        }
        stack.popViewController(animated: true)
    }
}
