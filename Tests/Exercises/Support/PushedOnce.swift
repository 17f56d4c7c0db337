import HeadlessUIKit
import Testing

/// A stack that counts what is pushed, and notices when a screen is pushed that lies in it already. UIKit ends the app then.
public final class PushedOnce: UINavigationController {
    /// The type of such a screen.
    public private(set) var again: String?

    /// How often something was pushed.
    public private(set) var pushes = 0

    public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes += 1
        if viewControllers.contains(where: { $0 === viewController }) { again = "\(type(of: viewController))" }
        super.pushViewController(viewController, animated: animated)
    }

    /// Takes the place of the stack that the app was started with. Nil when it was started with none.
    @discardableResult
    public static func take(over window: UIWindow) -> PushedOnce? {
        guard let navigation = window.rootViewController as? UINavigationController else { return nil }
        let screens = navigation.viewControllers
        navigation.viewControllers = []
        let stack = PushedOnce(nibName: nil, bundle: nil)
        stack.viewControllers = screens
        window.rootViewController = stack
        return stack
    }

    /// Returns what to say of a screen that was pushed again; nil where all was well.
    /// - Parameter look: where to look, by the type of that screen.
    public static func finding(in window: UIWindow, look: (_ again: String) -> String) -> Comment? {
        (window.rootViewController as? PushedOnce)?.again.map { again in
            .teaching(
                expected: "a tap pushes a screen once", happened: "the same \(again) was pushed twice",
                why: "UIKit ends the app when a screen is pushed that lies in the stack already", look: look(again))
        }
    }
}
