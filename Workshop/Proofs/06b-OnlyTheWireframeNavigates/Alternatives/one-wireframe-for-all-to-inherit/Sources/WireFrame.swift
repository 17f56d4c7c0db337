import HeadlessUIKit

/// What the wireframes of all modules share: the view that they lead away from, and UIKit's ways to do it.
class WireFrame {
    /// The module's view, which owns this wireframe through its presenter.
    weak var viewController: UIViewController?

    init() {}

    /// Moves on to `next`, which the navigation stack holds from then on.
    func push(_ next: UIViewController) {
        viewController?.navigationController?.pushViewController(next, animated: true)
    }

    /// Shows `next` over everything, with a bar of its own.
    func presentSheet(_ next: UIViewController) {
        viewController?.present(UINavigationController(rootViewController: next), animated: true)
    }

    /// Takes the module's view off the stack, unless another screen is on top.
    func pop() {
        guard let stack = viewController?.navigationController, stack.topViewController === viewController else {
            return
        }
        stack.popViewController(animated: true)
    }
}
