import Foundation

/// The key for one of a transition's controllers.
///
/// Source: UIKit, UITransitionContextViewControllerKey.
public nonisolated struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that leaves.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that enters.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
