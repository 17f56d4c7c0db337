import Foundation
import HeadlessUIKit

@MainActor
extension UIWindow {
    /// Returns the window of a phone, with this controller at the bottom of a navigation stack.
    public static func phone(showing controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        return window
    }

    /// The controller in front, below any alert.
    public var frontController: UIViewController? {
        var front = rootViewController
        while let next = front?.presentedViewController, !(next is UIAlertController) { front = next }
        return (front as? UINavigationController)?.topViewController ?? front
    }
}
