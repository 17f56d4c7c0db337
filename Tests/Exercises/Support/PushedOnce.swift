import HeadlessUIKit

/// A stack that notices when a screen is pushed that lies in it already. UIKit ends the app then.
public final class PushedOnce: UINavigationController {
    /// The type of such a screen.
    public private(set) var again: String?

    public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewControllers.contains(where: { $0 === viewController }) { again = "\(type(of: viewController))" }
        super.pushViewController(viewController, animated: animated)
    }

    /// Takes the place of the stack that the app was started with.
    public static func take(over window: UIWindow) {
        guard let navigation = window.rootViewController as? UINavigationController else { return }
        let screens = navigation.viewControllers
        navigation.viewControllers = []
        let stack = PushedOnce(nibName: nil, bundle: nil)
        stack.viewControllers = screens
        window.rootViewController = stack
    }
}
