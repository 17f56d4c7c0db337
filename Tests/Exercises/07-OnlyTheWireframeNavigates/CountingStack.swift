import HeadlessUIKit
import Testing

/// A navigation stack that counts what is pushed: UIKit ends an app that pushes a screen that lies in the stack already.
final class CountingStack: UINavigationController {
    /// How often something was pushed.
    private(set) var pushes = 0

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes += 1
        super.pushViewController(viewController, animated: animated)
    }
}

extension Shelf {
    /// Moves the list to a stack that counts what is pushed.
    func moveToCountingStack() throws -> CountingStack {
        let old = try #require(window.rootViewController as? UINavigationController, "the list is in a stack")
        let (screens, stack) = (old.viewControllers, CountingStack())
        old.setViewControllers([], animated: false)
        stack.setViewControllers(screens, animated: false)
        window.rootViewController = stack
        return stack
    }
}
