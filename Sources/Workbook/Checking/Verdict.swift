import Course

/// What a check found out about an exercise.
package struct Verdict: Sendable, Equatable {
    /// The exercise that was checked.
    package let exercise: Exercise
    /// One result a requirement, in the exercise's order.
    package let results: [RequirementResult]
    /// The compiler's errors; with any, no test ran.
    package let compilerErrors: [CompilerMessage]
    /// Files that a learner edits and that are not there; with any, nothing was built.
    package var missingFiles: [String] = []
    /// What went wrong outside the tests of any requirement.
    package let strays: [TestIssue]
    /// Tests of no requirement that brought a run down.
    package let strayCulprits: [RequirementResult.Outcome]
    /// What the answer uses by which it could have written the report itself; with any, nothing counts as met.
    package var forbiddenUses: [ForbiddenUse] = []
    /// What the answer printed in the last run of all tests.
    package var printed = PrintedText()

    /// Whether every requirement was met and nothing else went wrong.
    package var hasPassed: Bool {
        compilerErrors.isEmpty && missingFiles.isEmpty && strays.isEmpty && strayCulprits.isEmpty
            && forbiddenUses.isEmpty
            && results.allSatisfy(\.isMet)
    }

    /// What was earned.
    package var points: Int {
        results.filter(\.isMet).reduce(0) { $0 + $1.requirement.points }
    }

    /// The requirements that were not met.
    package var unmet: [RequirementResult] {
        results.filter { !$0.isMet }
    }
}
