import Foundation
import HeadlessUIKit
import Spies

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension SocialApp {
    /// Starts the app as `launch(storingIn:session:server:in:)` does, with a probe on every connection between two
    /// actors.
    public static func launch(
        storingIn folder: URL, session: URLSession, server: URL, probedInto log: MessageLog,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let stack = ProbedStack(log: log)
        LoginWireFrame.presentFirstScreen(
            in: stack, store: SessionStore(folder: folder), server: SocialServer(url: server, session: session))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        return window
    }
}
