import Foundation
import HeadlessUIKit
import Spies

extension ItemsApp {
    /// Starts the app as `launch(storingIn:startingWith:in:)` does, with a probe on every connection between two actors.
    public static func launch(
        storingIn folder: URL, startingWith feed: URL? = nil, probedInto log: MessageLog,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let welcome = GeneralWelcomeNavigator.makeModule(
            with: ItemsStore(folder: folder), feed: feed.map { ItemsFeed(url: $0) })
        window.rootViewController = ProbedStack(rootViewController: welcome, log: log)
        window.makeKeyAndVisible()
        return window
    }
}
