/// The requirement that the next hint is for.
package struct HintTarget: Sendable, Equatable {
    /// The requirement; nil when the files as they are met every one.
    package let requirement: Requirement?
    /// Whether the files were edited since the check that it was chosen by.
    package let isStale: Bool

    /// Chosen by the last verdict.
    ///
    /// A verdict on other bytes says nothing about these, so it never says that nothing is left. What was open then is
    /// still the best guess: people edit between a check and a hint, mostly for just that requirement.
    package init(of exercise: Exercise, in checkout: Checkout, progress: ProgressRecord) {
        let first = exercise.requirements.first
        guard let verdict = progress.verdicts[exercise.label] else {
            self.init(first, isStale: false)
            return
        }
        let open = exercise.requirements.first { verdict.unmet.contains($0.id) }
        if verdict.fingerprint == Fingerprint.of(exercise, in: checkout) {
            self.init(open, isStale: false)
        } else if ExerciseState.wasBegun(exercise, in: checkout) {
            self.init(open ?? first, isStale: true)
        } else {
            self.init(first, isStale: false)
        }
    }

    private init(_ requirement: Requirement?, isStale: Bool) {
        self.requirement = requirement
        self.isStale = isStale
    }
}
