/// The hint that somebody gets who asks for one now.
package struct NextHint: Sendable, Equatable {
    /// What it is about.
    package let requirement: Requirement
    /// What it says.
    package let hint: Hints.Hint
    /// Whether it was chosen by a check of files that were edited since.
    package let isGuess: Bool

    /// Whether no other hint of that requirement says more.
    package var isLast: Bool { hint.tier == Hints.tiers.count }

    /// One tier further than the last hint that was shown, unless a requirement or a tier is asked for; nil when no
    /// requirement is open.
    package init?(
        of exercise: Exercise, in checkout: Checkout, _ hints: Hints, progress: ProgressRecord,
        requirement named: Requirement? = nil, tier: Int? = nil
    ) {
        let target = HintTarget(of: exercise, in: checkout, progress: progress)
        guard let requirement = named ?? target.requirement else { return nil }
        let wanted = tier ?? min((progress.hints[requirement.id] ?? 0) + 1, Hints.tiers.count)
        guard let hint = hints.hint(for: requirement.id, tier: wanted) else { return nil }
        self.requirement = requirement
        self.hint = hint
        isGuess = target.isStale && named == nil
    }
}
