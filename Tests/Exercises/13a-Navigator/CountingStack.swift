import HeadlessUIKit

/// A navigation stack that counts what is pushed: UIKit ends an app that pushes a screen that lies in the stack already.
final class CountingStack: UINavigationController {
    /// How often something was pushed.
    private(set) var pushes = 0

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes += 1
        super.pushViewController(viewController, animated: animated)
    }
}
