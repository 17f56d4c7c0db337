import Foundation

/// The information that the system keeps about a scene, even while the scene doesn't exist.
///
/// Source: UIKit, UISceneSession.
open class UISceneSession: NSObject {
    /// The session's name, which no other session has.
    public let persistentIdentifier = UUID().uuidString

    override init() { super.init() }
}
