import Foundation
import HeadlessUIKit

extension UIViewController {
    /// Puts this controller on a screen, in a navigation stack of its own.
    func onScreen(in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))) -> Screen {
        window.rootViewController = UINavigationController(rootViewController: self)
        window.makeKeyAndVisible()
        return Screen(window)
    }
}
