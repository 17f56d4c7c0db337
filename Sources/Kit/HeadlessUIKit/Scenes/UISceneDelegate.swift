import Foundation

/// Learns about the life of a scene.
///
/// Source: UIKit, UISceneDelegate. The method is optional there; here an extension has a default.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene begins, to create its user interface.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
}
