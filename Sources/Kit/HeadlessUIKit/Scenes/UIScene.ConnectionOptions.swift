import Foundation

extension UIScene {
    /// The system's reasons for connecting a scene, of which there are none here.
    ///
    /// Source: UIKit, UIScene.ConnectionOptions.
    open class ConnectionOptions: NSObject {
        override init() { super.init() }
    }
}
