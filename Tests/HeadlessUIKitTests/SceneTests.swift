import Foundation
import HeadlessUIKit
import Testing

@Suite("A scene delegate shows a window")
struct SceneTests {
    /// A delegate as an app for iOS has one.
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private(set) weak var scene: UIScene?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            self.scene = scene
            guard let windowScene = scene as? UIWindowScene, scene.session === session else { return }
            let window = UIWindow(windowScene: windowScene)
            let controller = UIViewController()
            controller.title = "Items"
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    /// UISceneDelegate, `scene(_:willConnectTo:options:)`; UIWindow, `init(windowScene:)`; UIWindowSceneDelegate, `window`.
    @Test("when its scene connects, in a window of the scene's size")
    func connect() throws {
        let delegate = SceneDelegate()
        let screen = Screen(connecting: delegate)
        let window = try #require(delegate.window)
        #expect(screen.window === window)
        #expect(screen.title == "Items")
        #expect(window.windowScene === delegate.scene)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    /// UIScene, `delegate`: the scene keeps it, and UIWindow, `windowScene`, keeps no scene.
    @Test("which the system keeps with its delegate, and which goes with the screen")
    func ownership() {
        weak var delegate: SceneDelegate?
        weak var scene: UIScene?
        do {
            let screen = Screen(connecting: SceneDelegate())
            scene = screen.window.windowScene
            delegate = scene?.delegate as? SceneDelegate
            #expect(delegate != nil)
            withExtendedLifetime(screen) {}
        }
        #expect(delegate == nil)
        #expect(scene == nil)
    }

    /// UIWindow, `makeKeyAndVisible()`: a window is hidden until then.
    @Test("and a delegate without one leaves the screen empty")
    func empty() {
        final class Lazy: NSObject, UIWindowSceneDelegate { var window: UIWindow? }
        let screen = Screen(connecting: Lazy())
        #expect(screen.text == [])
        #expect(screen.window.windowScene != nil)
    }
}
