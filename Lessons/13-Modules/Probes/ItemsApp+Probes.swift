import Foundation
import HeadlessUIKit
import Spies

extension ItemsApp {
    /// Starts the app as `launch(storingIn:)` does, with a probe on every connection between two actors.
    public static func launch(storingIn folder: URL, probedInto log: MessageLog) -> UIWindow {
        let welcome = GeneralWelcomeNavigator.makeModule(with: ItemsStore(folder: folder))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = ProbedStack(rootViewController: welcome, log: log)
        window.makeKeyAndVisible()
        return window
    }
}
