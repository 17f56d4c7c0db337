/// What a student earned in one exercise, and why not more.
struct ExerciseMark: Codable, Sendable, Equatable {
    /// How an answer came out as a whole.
    enum Outcome: String, Codable, Sendable, CaseIterable {
        /// Every requirement is met, and nothing else went wrong.
        case passed
        /// The tests ran, and some requirement is not met.
        case notPassed = "not passed"
        /// The compiler refuses it.
        case doesNotCompile = "does not compile"
        /// A file that students write is not there.
        case missing
        /// A test brought the process down.
        case crashed
        /// A test, or the compiler, was still at work when the time was up.
        case timedOut = "timed out"
        /// The process left while a test was running, as `exit(0)` does.
        case endedEarly = "ended early"
        /// The code can do what would let it write its own report.
        case untrusted
        /// Nothing was built or run, for a reason that its finding gives.
        case refused
    }

    /// The exercise's number in two digits.
    let exercise: String
    /// How the answer came out as a whole.
    let outcome: Outcome
    /// What was earned.
    let points: Int
    /// One for each requirement, in their order.
    let requirements: [RequirementMark]
    /// What is wrong, the most important first.
    let findings: [MarkFinding]

    /// A mark from its parts.
    init(
        exercise: String, outcome: Outcome, points: Int, requirements: [RequirementMark], findings: [MarkFinding]
    ) {
        (self.exercise, self.outcome, self.points) = (exercise, outcome, points)
        (self.requirements, self.findings) = (requirements, findings)
    }
}

/// How one requirement came out.
struct RequirementMark: Codable, Sendable, Equatable {
    /// What its tests did.
    enum Outcome: String, Codable, Sendable, CaseIterable {
        /// Every test of it came to its end without an issue.
        case met
        /// An expectation failed.
        case failed
        /// A test of it brought the process down.
        case crashed
        /// A test of it was still running when the time was up.
        case timedOut = "timed out"
        /// The process left while a test of it was running.
        case endedEarly = "ended early"
        /// No verdict: its tests were not run to their end.
        case notReached = "not reached"
    }

    /// The exercise's number and its own: `12a.2`.
    let id: String
    /// What its tests did.
    let outcome: Outcome
    /// What was earned.
    let points: Int

    /// A requirement's mark from its parts.
    init(id: String, outcome: Outcome, points: Int) {
        (self.id, self.outcome, self.points) = (id, outcome, points)
    }
}
