/// The points that a student earned in one exercise, and the reasons for missing ones.
struct ExerciseMark: Codable, Sendable, Equatable {
    /// How an answer came out as a whole.
    enum Outcome: String, Codable, Sendable, CaseIterable {
        /// Every requirement is met, and nothing else went wrong.
        case passed
        /// The tests ran, and some requirement isn't met.
        case notPassed = "not passed"
        /// The compiler refuses it.
        case doesNotCompile = "does not compile"
        /// A file that students write is missing.
        case missing
        /// A test crashed the process.
        case crashed
        /// A test or the compiler ran longer than allowed.
        case timedOut = "timed out"
        /// The process exited while a test was running, as `exit(0)` does.
        case endedEarly = "ended early"
        /// The code could write its own report.
        case untrusted
        /// There is no verdict, and so there are no points; the mark's finding gives the reason.
        case refused
    }

    /// The exercise's number: `12a`.
    let exercise: String
    /// How the answer came out as a whole.
    let outcome: Outcome
    /// The points earned; nil without a verdict, which isn't the same as 0.
    var points: Int?
    /// The requirements' marks, in the order of the requirements; empty without a verdict.
    var requirements: [RequirementMark]
    /// Everything that is wrong, the most important first.
    let findings: [MarkFinding]
    /// The results of the student's previous answer, if one was graded here.
    var before: EarlierMark?

    /// Creates a mark from its parts.
    init(
        exercise: String, outcome: Outcome, points: Int?, requirements: [RequirementMark], findings: [MarkFinding]
    ) {
        (self.exercise, self.outcome, self.points) = (exercise, outcome, points)
        (self.requirements, self.findings) = (requirements, findings)
    }
}

/// How one requirement came out.
struct RequirementMark: Codable, Sendable, Equatable {
    /// How the requirement's tests came out.
    enum Outcome: String, Codable, Sendable, CaseIterable {
        /// Every test finished without an issue.
        case met
        /// An expectation failed.
        case failed
        /// One of its tests crashed the process.
        case crashed
        /// One of its tests ran longer than allowed.
        case timedOut = "timed out"
        /// The process exited while one of its tests was running.
        case endedEarly = "ended early"
        /// Its tests can't judge before another requirement is met.
        case notJudged = "not judged"
        /// There is no verdict, because its tests didn't all run to the end.
        case notReached = "not reached"
    }

    /// The exercise's number and the requirement's: `12a.2`.
    let id: String
    /// How its tests came out.
    let outcome: Outcome
    /// The points earned.
    var points: Int
    /// What the teacher says about it; nil if that is nothing.
    var byHand: ByHand?

    /// Creates a requirement's mark from its parts.
    init(id: String, outcome: Outcome, points: Int) {
        (self.id, self.outcome, self.points) = (id, outcome, points)
    }
}
