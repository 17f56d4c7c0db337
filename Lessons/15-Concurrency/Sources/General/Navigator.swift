import HeadlessUIKit

/// The base of all Navigators: the screen they start from, and UIKit's ways to leave it.
class Navigator {
    /// The module's Scene, which owns this Navigator through its Director.
    weak var viewController: UIViewController?

    init() {}

    /// Moves on to `next`.
    func push(_ next: UIViewController) {
        viewController?.navigationController?.pushViewController(next, animated: true)
    }

    /// Leaves this module's screen; if another one is on top of it, nothing happens.
    func pop() {
        guard let stack = viewController?.navigationController, stack.topViewController === viewController else {
            return
        }
        stack.popViewController(animated: true)
    }
}
