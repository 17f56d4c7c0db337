import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies

@testable import Exercise13a

/// One module on a navigation stack, above two plain screens, with spies of the store and of the module's opener.
final class Harness {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stack = UINavigationController(nibName: nil, bundle: nil)
    let log = MessageLog()
    let clock = MovingClock()
    let store: StoreSpy
    let delegate: DelegateSpy
    let screen: Screen
    let module: Module

    /// Owned by the stack alone.
    private(set) weak var scene: UIViewController?

    init(_ module: Module) {
        self.module = module
        store = StoreSpy(Books.all, log: log)
        delegate = DelegateSpy("delegate", log: log)
        let scene = module.make(store: store, delegate: delegate, now: { [clock] in clock.now })
        self.scene = scene
        stack.viewControllers = [Self.plain("First"), Self.plain("Second"), scene]
        window.rootViewController = stack
        window.makeKeyAndVisible()
        screen = Screen(window)
        _ = screen.text
    }

    /// The module's Director, whichever class it has; nil while there is none.
    var director: AnyObject? { scene.flatMap(module.director) }

    /// The module's Director as what it is.
    func director<Director>(_ type: Director.Type) -> Director? { director.flatMap { $0 as? Director } }

    /// The module's Navigator in its role.
    func navigator<Role>(_ role: Role.Type) -> Role? {
        scene.flatMap(module.navigator).flatMap { $0 as? Role }
    }

    /// The titles of the screens in the stack, the one on top last.
    var titles: [String] {
        _ = screen.text
        return stack.viewControllers.map { $0.title ?? "a screen without a title" }
    }

    /// The screen that a way has opened, in whatever manner.
    var opened: UIViewController? {
        _ = screen.text
        return stack.presentedViewController ?? stack.topViewController
    }

    /// Returns a screen that belongs to no module.
    static func plain(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }
}
