import Testing

/// The tests that a learner wrote for an exercise, judged by what they say of right code and of wrong code.
///
/// They pass on the code as it is and on right code that differs, and at least one fails on each wrong behavior.
public struct LearnerTests: Sendable {
    let exercise: Exercise
    /// The learner's file, below the exercise: where messages say to look.
    let file: String
    /// The lesson that messages name.
    let lesson: Int
    /// The requirement that the tests pass on right code and come to their end, such as `14a.1`.
    let basis: String
    let runner: @Sendable (String?) async -> LearnerRun

    /// The tests of the target `ExerciseNNLearnerTests`, most of which are in that file.
    ///
    /// - Parameter basis: the requirement that they pass on right code; the first one, unless it is said.
    public init(of exercise: Exercise, in file: String, lesson: Int, basis: String? = nil) {
        let target = "Exercise\(exercise.number)LearnerTests"
        self.init(of: exercise, in: file, lesson: lesson, basis: basis) { await LearnerRuns.shared.run(target, on: $0) }
    }

    init(
        of exercise: Exercise, in file: String, lesson: Int, basis: String? = nil,
        runner: @escaping @Sendable (String?) async -> LearnerRun
    ) {
        self.exercise = exercise
        self.lesson = lesson
        self.file = file
        self.basis = basis ?? "\(exercise.number).1"
        self.runner = runner
    }

    /// Reports the first of these behaviors, all of them right, on which a test fails, or none runs.
    ///
    /// - Parameters:
    ///   - place: where the fault is if a test fails, when it is known not to be in that test.
    ///   - wrong: wrong behaviors. Tests that notice none of them pass on anything, and are reported for that; so are
    ///     those that never end on so many of them that the rest isn't tried.
    public func expectPassing(
        on behaviors: [Behavior], andOnNotAllOf wrong: [Behavior] = [], look: String, place: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let failing = await complaint(passing: behaviors, look: look, place: place)
        let blind = failing == nil && !wrong.isEmpty ? await complaint(passingOnAllOf: wrong) : nil
        let endless = failing == nil && blind == nil ? await complaint(endingOnMostOf: behaviors + wrong) : nil
        if let complaint = failing ?? blind ?? endless { Issue.record(complaint, sourceLocation: sourceLocation) }
    }

    /// Reports the wrong behaviors on which no test fails that passes on the code as it is.
    public func expectNoticing(
        _ behaviors: [Behavior], look: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        if let complaint = await complaint(noticing: behaviors, look: look) {
            Issue.record(complaint, sourceLocation: sourceLocation)
        }
    }

    func complaint(passing behaviors: [Behavior], look: String, place: String? = nil) async -> Comment? {
        for behavior in behaviors {
            let run = await runner(behavior.fault)
            if run.end == .notTried { continue }
            let words = LearnerWords(run, of: self, on: behavior, look: look)
            if let complaint = words.broken ?? words.empty ?? words.failing(at: place) { return complaint }
        }
        return nil
    }

    /// Returns the finding that the tests pass on everything; a run that breaks off doesn't count as one that passes.
    func complaint(passingOnAllOf wrong: [Behavior]) async -> Comment? {
        let right = await runner(nil)
        for behavior in wrong {
            let run = await runner(behavior.fault)
            if run.end != .complete || !run.failed.isDisjoint(with: right.passed) { return nil }
        }
        return LearnerWords(right, of: self, on: Behavior(words: "the code is as it is"), look: "").blind
    }

    /// Returns the finding that so many runs had to be ended that others weren't tried; nil if all were tried.
    ///
    /// A few that had to be ended are reported with the requirement that their behavior belongs to.
    func complaint(endingOnMostOf behaviors: [Behavior]) async -> Comment? {
        var isWhole = true
        var ended: Comment?
        for behavior in behaviors {
            let run = await runner(behavior.fault)
            if run.end == .notTried { isWhole = false }
            if case .timedOut = run.end {
                ended = ended ?? LearnerWords(run, of: self, on: behavior, look: "").broken
            }
        }
        return isWhole ? nil : ended
    }

    func complaint(noticing behaviors: [Behavior], look: String) async -> Comment? {
        let right = await runner(nil)
        let asItIs = LearnerWords(right, of: self, on: Behavior(words: "the code is as it is"), look: look)
        if asItIs.broken != nil || asItIs.empty != nil { return asItIs.untried }
        var unnoticed: [Behavior] = []
        var isWhole = true
        for behavior in behaviors {
            let run = await runner(behavior.fault)
            if let complaint = LearnerWords(run, of: self, on: behavior, look: look).broken { return complaint }
            if run.end == .notTried {
                isWhole = false
            } else if run.failed.isDisjoint(with: right.passed) {
                unnoticed.append(behavior)
            }
        }
        if !unnoticed.isEmpty { return asItIs.unnoticed(unnoticed) }
        return isWhole ? nil : asItIs.notJudged
    }
}
