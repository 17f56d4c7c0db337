import HeadlessUIKit

/// What the Navigators of all modules share: the screen they start from, and UIKit's ways to leave it.
class Navigator {
    /// The module's Scene, which owns this Navigator by way of its Director.
    weak var viewController: UIViewController?

    init() {}

    /// Moves on to `next`.
    func push(_ next: UIViewController) {
        viewController?.navigationController?.pushViewController(next, animated: true)
    }

    /// Leaves this module's screen; another one that came to lie on top stays.
    func pop() {
        guard let stack = viewController?.navigationController, stack.topViewController === viewController else {
            return
        }
        stack.popViewController(animated: true)
    }
}
