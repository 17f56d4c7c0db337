import RoleIndex

/// One rule: what it says, why, how to mend what breaks it, and how it looks at a codebase.
public struct Rule: Sendable {
    /// In kebab-case, `scene-knows-no-model`.
    public let name: String
    /// What holds, in one sentence.
    public let what: String
    /// Why it holds, in one sentence.
    public let why: String
    /// How to mend what breaks it, in general.
    public let fix: String
    /// The shortest code that breaks it.
    public let wrong: Example
    /// The same code, mended.
    public let right: Example
    /// The number of the lesson that teaches it.
    public let lesson: Int
    /// Where the rule comes from.
    public let source: String
    /// Rules that say the same more exactly: on a line where one of them speaks, this one is silent.
    var yieldsTo: Set<String> = []
    let check: @Sendable (Codebase) -> [Finding]

    /// The first architecture that has it, in whose words its examples are written.
    public var architecture: Architecture {
        Architecture.all.first { $0.rules.contains { $0.name == name } } ?? .mvc
    }

    /// Every rule once, in the order of the architectures.
    public static var all: [Rule] {
        var seen: Set<String> = []
        return Architecture.all.flatMap(\.rules).filter { seen.insert($0.name).inserted }
    }
}
