import Foundation

/// One instance of an app's user interface.
///
/// Source: UIKit, UIScene.
open class UIScene: UIResponder {
    /// The session of the scene.
    public let session: UISceneSession
    /// The object that learns about the scene's life, owned by the scene.
    open var delegate: (any UISceneDelegate)?

    /// Creates a scene; only the system does.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }
}
