import Course

/// The outcome of one requirement.
package struct RequirementResult: Sendable, Equatable {
    /// The possible outcomes of a requirement's tests.
    package enum Outcome: Sendable, Equatable {
        /// All tests of the requirement ended without an issue, and the run ended properly.
        case met
        /// The tests ended, and these expectations failed.
        case failed([TestIssue])
        /// That test brought the whole process down.
        case crashed(test: String, CrashReport)
        /// That test was still running when the time was up.
        case timedOut(test: String, seconds: Int)
        /// The process left while that test was running, as `exit(0)` does.
        case endedEarly(test: String)
        /// The tests ended, and couldn't judge the answer before it meets that requirement, for this reason.
        case notJudged(after: String, because: String)
        /// The tests didn't run to their end, for this reason.
        case notReached(String)

        /// Whether one of its tests broke the run off.
        var brokeTheRunOff: Bool {
            switch self {
            case .crashed, .timedOut, .endedEarly: true
            case .met, .failed, .notJudged, .notReached: false
            }
        }

        /// Whether another requirement comes first.
        var waits: Bool { if case .notJudged = self { true } else { false } }
    }

    /// The requirement.
    package let requirement: Requirement
    /// Its outcome.
    package let outcome: Outcome

    /// Whether the requirement was met.
    package var isMet: Bool { outcome == .met }
}
