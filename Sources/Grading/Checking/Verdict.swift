import Course

/// What a check found out about an exercise.
public struct Verdict: Sendable, Equatable {
    /// The exercise that was checked.
    public let exercise: Exercise
    /// One result a requirement, in the exercise's order.
    public let results: [RequirementResult]
    /// The compiler's errors; with any, no test ran.
    public let compilerErrors: [CompilerMessage]
    /// Files that a learner edits and that are not there; with any, nothing was built.
    public var missingFiles: [String] = []
    /// What went wrong outside the tests of any requirement.
    public let strays: [TestIssue]
    /// Tests of no requirement that brought a run down.
    public let strayCulprits: [RequirementResult.Outcome]
    /// What the answer uses by which it could have written the report itself; with any, nothing counts as met.
    public var forbiddenUses: [ForbiddenUse] = []

    /// Whether every requirement was met and nothing else went wrong.
    public var hasPassed: Bool {
        compilerErrors.isEmpty && missingFiles.isEmpty && strays.isEmpty && strayCulprits.isEmpty
            && forbiddenUses.isEmpty
            && results.allSatisfy(\.isMet)
    }

    /// What was earned.
    public var points: Int {
        results.filter(\.isMet).reduce(0) { $0 + $1.requirement.points }
    }

    /// The requirements that were not met.
    public var unmet: [RequirementResult] {
        results.filter { !$0.isMet }
    }
}
