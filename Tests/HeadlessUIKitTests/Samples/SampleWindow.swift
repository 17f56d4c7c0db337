import Foundation
import HeadlessUIKit

/// Returns a visible window with this controller in it.
func window(showing root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}

/// Returns a window with a navigation controller of these controllers, the last one on top.
func window(stacking controllers: UIViewController...) -> UIWindow {
    let navigation = UINavigationController(rootViewController: controllers[0])
    let window = window(showing: navigation)
    for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
    return window
}

/// Returns a screen with this title.
func controller(titled title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}
