import Course

/// How one requirement came out.
package struct RequirementResult: Sendable, Equatable {
    /// What its tests did.
    package enum Outcome: Sendable, Equatable {
        /// Every test of it was seen to end without an issue, and the run ended properly.
        case met
        /// Its tests ended, and these expectations failed.
        case failed([TestIssue])
        /// That test brought the whole process down.
        case crashed(test: String, CrashReport)
        /// That test was still running when the time was up.
        case timedOut(test: String, seconds: Int)
        /// The process left while that test was running, as `exit(0)` does.
        case endedEarly(test: String)
        /// Its tests were never run to their end, for that reason.
        case notReached(String)

        /// Whether a test of it kept the run from coming to its end.
        var brokeTheRunOff: Bool {
            switch self {
            case .crashed, .timedOut, .endedEarly: true
            case .met, .failed, .notReached: false
            }
        }
    }

    /// What was asked.
    package let requirement: Requirement
    /// What came of it.
    package let outcome: Outcome

    /// Whether the requirement was met.
    package var isMet: Bool { outcome == .met }
}
