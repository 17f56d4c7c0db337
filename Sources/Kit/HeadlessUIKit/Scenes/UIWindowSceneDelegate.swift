/// Learns about the life of a scene with windows, and keeps the main one.
///
/// Source: UIKit, UIWindowSceneDelegate. The property is optional there.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
}
