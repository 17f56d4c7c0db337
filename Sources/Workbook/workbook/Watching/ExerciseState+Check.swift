import Course

extension ExerciseState {
    /// Whether only a check can say how the files stand: they were edited, and no finding on them is kept.
    var needsCheck: Bool {
        switch self {
        case .notBegun, .passed: false
        case .begun, .unmet, .passedBefore: true
        }
    }
}
