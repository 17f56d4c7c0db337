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

    /// Leaves the module's view.
    func pop() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
