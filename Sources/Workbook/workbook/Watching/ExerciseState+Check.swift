import Course

extension ExerciseState {
    /// Whether only a check can tell what the files lack: they were edited, and no findings about them were kept.
    var needsCheck: Bool {
        switch self {
        case .notBegun, .passed: false
        case .begun, .unmet, .passedBefore: true
        }
    }
}
