/// The requirement that the next hint is for.
package struct HintTarget: Sendable, Equatable {
    /// The requirement, or nil if the current files meet all of them.
    package let requirement: Requirement?
    /// Whether the files were edited after the check that the choice is based on.
    package let isStale: Bool

    /// Chooses the requirement by the last verdict.
    ///
    /// A verdict on other bytes says nothing about the current files, so it never means that nothing is left. The
    /// requirement that was open then is still the best guess, because people usually edit between a check and a hint
    /// for just that requirement.
    package init(of exercise: Exercise, in checkout: Checkout, progress: ProgressRecord) {
        let first = exercise.requirements.first
        guard let verdict = progress.verdicts[exercise.label] else {
            self.init(first, isStale: false)
            return
        }
        let open = verdict.unmet.lazy.compactMap { id in exercise.requirements.first { $0.id == id } }.first
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
