import Testing

extension LearnerTests {
    /// Reports that the tests can't be tried on anything yet, because none runs, or because they don't come to their
    /// end; and says whether it did.
    public func reportsUntried(sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
        let words = LearnerWords(await runner(nil), of: self, on: Behavior(words: "the code is as it is"), look: "")
        guard words.broken != nil || words.empty != nil else { return false }
        Issue.record(words.untried, sourceLocation: sourceLocation)
        return true
    }

    /// Reports the faults of an answer on which none of its own tests fails, though it passes without them.
    ///
    /// A run that a fault ends counts: somebody would have seen that.
    public func expectNoticing(
        _ kind: TrialFault.Kind, in trial: Trial, look: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let faults = trial.faults.filter { $0.kind == kind }
        if let complaint = await complaint(noticing: faults, look: look, runner: { await trial.run(on: $0) }) {
            Issue.record(complaint, sourceLocation: sourceLocation)
        }
    }

    func complaint(
        noticing faults: [TrialFault], look: String, runner: @Sendable (String?) async -> LearnerRun
    ) async -> Comment? {
        let right = await runner(nil)
        let asItIs = LearnerWords(right, of: self, on: Behavior(words: "the code is as it is"), look: look)
        if asItIs.broken != nil || asItIs.empty != nil { return asItIs.untried }
        var unnoticed: [TrialFault] = []
        for fault in faults {
            let run = await runner(fault.name)
            let isNoticed = run.end != .complete || !run.failed.isDisjoint(with: right.passed)
            if !isNoticed { unnoticed.append(fault) }
        }
        if unnoticed.isEmpty { return nil }
        var shown = unnoticed.prefix(Self.fewEnough).map(\.behavior)
        let others = unnoticed.count - shown.count
        if others > 0 { shown.append(Behavior(words: "and \(others) more are of the same kind")) }
        return asItIs.unnoticed(shown)
    }

    /// A list that is longer helps nobody.
    private static let fewEnough = 6
}
