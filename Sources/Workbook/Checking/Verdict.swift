import Course

/// The result of a check of an exercise.
package struct Verdict: Sendable, Equatable {
    /// The exercise that was checked.
    package let exercise: Exercise
    /// One result per requirement, in the exercise's order.
    package let results: [RequirementResult]
    /// The compiler's errors; if there are any, no test ran.
    package let compilerErrors: [CompilerMessage]
    /// The editable files that are missing; if there are any, nothing was built.
    package var missingFiles: [String] = []
    /// The issues outside the tests of any requirement.
    package let strays: [TestIssue]
    /// The outcomes of tests that brought a run down and belong to no requirement.
    package let strayCulprits: [RequirementResult.Outcome]
    /// The answer's uses that could have forged the report; if there are any, no requirement counts as met.
    package var forbiddenUses: [ForbiddenUse] = []
    /// The answer's output in the last run of all tests.
    package var printed = PrintedText()
    /// The crashes in processes that tests started, in the last run of all tests.
    package var crashes: [CrashReport] = []

    /// Whether every requirement was met and nothing else went wrong.
    package var hasPassed: Bool {
        compilerErrors.isEmpty && missingFiles.isEmpty && strays.isEmpty && strayCulprits.isEmpty
            && forbiddenUses.isEmpty
            && results.allSatisfy(\.isMet)
    }

    /// The points earned.
    package var points: Int {
        results.filter(\.isMet).reduce(0) { $0 + $1.requirement.points }
    }

    /// The requirements that weren't met; those that wait for another one come last.
    package var unmet: [RequirementResult] {
        let unmet = results.filter { !$0.isMet }
        return unmet.filter { !$0.outcome.waits } + unmet.filter(\.outcome.waits)
    }
}
