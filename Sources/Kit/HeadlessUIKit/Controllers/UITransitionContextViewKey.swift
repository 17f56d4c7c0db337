import Foundation

/// The key for one of a transition's views.
///
/// Source: UIKit, UITransitionContextViewKey.
public nonisolated struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that leaves.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that enters.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
