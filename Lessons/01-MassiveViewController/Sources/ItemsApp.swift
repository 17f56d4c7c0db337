import Foundation
import HeadlessUIKit

/// The app's entry: what a scene delegate would do.
public enum ItemsApp {
    /// Builds the window with the first screen; the items are kept in `items.json` in the folder.
    public static func launch(storingIn folder: URL) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: WelcomeViewController(folder: folder))
        window.makeKeyAndVisible()
        return window
    }
}
