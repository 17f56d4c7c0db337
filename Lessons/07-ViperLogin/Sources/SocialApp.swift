import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The app's entry: what a scene delegate would do.
public enum SocialApp {
    /// Builds the window with the first screen; who is logged in is kept in the folder, and the posts come from the
    /// server, by way of the session.
    public static func launch(storingIn folder: URL, session: URLSession, server: URL) -> UIWindow {
        let stack = UINavigationController()
        LoginWireFrame.presentFirstScreen(
            in: stack, store: SessionStore(folder: folder), server: SocialServer(url: server, session: session))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        return window
    }
}
