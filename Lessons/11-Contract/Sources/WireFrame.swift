import HeadlessUIKit

/// What the wireframes of all modules share: the view that they lead away from, and UIKit's ways to do it.
class WireFrame {
    /// The module's view, which owns this wireframe by way of its presenter.
    weak var viewController: UIViewController?

    init() {}

    /// Moves on to `next`, which the navigation stack holds from then on.
    func push(_ next: UIViewController) {
        viewController?.navigationController?.pushViewController(next, animated: true)
    }

    /// Leaves the module's view; a screen that came to lie on top of it stays.
    func pop() {
        guard let stack = viewController?.navigationController, stack.topViewController === viewController else {
            return
        }
        stack.popViewController(animated: true)
    }
}
