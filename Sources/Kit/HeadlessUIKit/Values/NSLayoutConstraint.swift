import Foundation

/// The namespace of `Axis`, as in UIKit; constraints don't exist here.
open class NSLayoutConstraint: NSObject {
    /// The direction in which a stack view lays out its views.
    public nonisolated enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
