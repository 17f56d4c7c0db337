import Foundation

/// A scene that has windows.
///
/// Source: UIKit, UIWindowScene.
open class UIWindowScene: UIScene {
    /// The size of the phone's screen, in points.
    let size = CGSize(width: 390, height: 844)
}
