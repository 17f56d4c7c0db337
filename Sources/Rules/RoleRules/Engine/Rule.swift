import RoleIndex

/// A rule: its statement, its reason, its remedy, and its check of a codebase.
public struct Rule: Sendable {
    /// The rule's name in kebab-case, `scene-knows-no-model`.
    public let name: String
    /// The rule's statement, in one sentence.
    public let what: String
    /// The reason for the rule, in one sentence.
    public let why: String
    /// The general remedy for code that breaks the rule.
    public let fix: String
    /// The shortest code that breaks the rule.
    public let wrong: Example
    /// The same code after the fix.
    public let right: Example
    /// The number of the lesson that teaches the rule.
    public let lesson: Int
    /// The text or talk that the rule comes from.
    public let source: String
    /// The names of rules that are more exact: on a line where one of them reports, this rule is silent.
    var yieldsTo: Set<String> = []
    let check: @Sendable (Codebase) -> [Finding]

    /// The first architecture that has the rule, whose terms the examples use.
    public var architecture: Architecture {
        Architecture.all.first { $0.rules.contains { $0.name == name } } ?? .mvc
    }

    /// Every rule once, in the order of the architectures.
    public static var all: [Rule] {
        var seen: Set<String> = []
        return Architecture.all.flatMap(\.rules).filter { seen.insert($0.name).inserted }
    }
}
