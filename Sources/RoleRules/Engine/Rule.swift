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
    /// The number of the lesson that teaches it.
    public let lesson: Int
    /// Where the rule comes from.
    public let source: String
    let check: @Sendable (Codebase) -> [Finding]

    /// Every rule once, in the order of the architectures.
    public static var all: [Rule] {
        var seen: Set<String> = []
        return Architecture.all.flatMap(\.rules).filter { seen.insert($0.name).inserted }
    }
}
