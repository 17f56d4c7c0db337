/// The importance of a constraint, up to 1,000 for one that has to hold.
///
/// Source: UIKit, UILayoutPriority.
public nonisolated struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The priority of what has to hold: 1,000.
    public static let required = UILayoutPriority(1_000)
    /// The priority with which a switch hugs its content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which most views hug their content: 250.
    public static let defaultLow = UILayoutPriority(250)
}
