import Foundation
import HeadlessUIKit

extension UIViewController {
    /// Puts this controller on a screen of that width, in a navigation stack of its own.
    func onScreen(width: Double = 390) -> Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
        window.rootViewController = UINavigationController(rootViewController: self)
        window.makeKeyAndVisible()
        return Screen(window)
    }
}
