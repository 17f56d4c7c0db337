import Foundation

/// Distances from the four edges, in points.
///
/// Source: UIKit, NSDirectionalEdgeInsets.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance from any edge.
    public static let zero = NSDirectionalEdgeInsets()
    /// The margins of most views.
    static let eight = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}
