/// What is to be done because something happened.
enum WatchAction: Sendable, Equatable {
    /// Begin a check of the exercise.
    case check
    /// End the check that runs; its outcome is of no use.
    case stopCheck
    /// Bring the next hint.
    case showHint
    /// Bring the list of exercises.
    case showList
    /// Bring what the learner changed.
    case showDifference
    /// Bring where the reference differs from what the learner wrote.
    case showReference
    /// Open the place of the first finding in an editor.
    case edit
    /// Bring how the exercise stands that was come to.
    case showArrival
    /// Leave.
    case quit
}
