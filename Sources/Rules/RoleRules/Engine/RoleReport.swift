import RoleIndex

/// The result of trying an architecture's rules on sources.
public struct RoleReport: Sendable {
    /// The architecture's name.
    public let architecture: String
    /// The rules that were tried.
    public let rules: [Rule]
    /// The number of files that were read.
    public let fileCount: Int
    /// The violations in the order of files and lines, without those that a comment allows.
    public let violations: [Violation]
    /// The number of types that have a role.
    public let placedCount: Int
    /// The types that have no role, so that no rule about roles looked at them.
    public let unplaced: [UnplacedType]
}
