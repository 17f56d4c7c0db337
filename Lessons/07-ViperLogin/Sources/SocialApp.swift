import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The app's entry point.
public enum SocialApp {
    /// Shows the first screen in the window; the user's login is kept in the folder, and the posts come from the
    /// server, through the session.
    ///
    /// A scene delegate passes the window of its scene, `UIWindow(windowScene:)`.
    public static func launch(
        storingIn folder: URL, session: URLSession, server: URL,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let stack = UINavigationController()
        LoginWireFrame.presentFirstScreen(
            in: stack, store: SessionStore(folder: folder), server: SocialServer(url: server, session: session))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        return window
    }
}
