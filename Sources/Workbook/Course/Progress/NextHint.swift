/// The next hint to show.
package struct NextHint: Sendable, Equatable {
    /// The requirement that the hint is for.
    package let requirement: Requirement
    /// The hint itself.
    package let hint: Hints.Hint
    /// Whether the choice is based on a check of files that were edited since.
    package let isGuess: Bool

    /// Whether this is the last hint for that requirement.
    package var isLast: Bool { hint.tier == Hints.tiers.count }

    /// Chooses the tier after the last hint shown, unless a requirement or a tier is given; nil if no requirement is
    /// open.
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
