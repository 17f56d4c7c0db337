/// The effects of an event.
enum WatchAction: Sendable, Equatable {
    /// Starts a check of the exercise.
    case check
    /// Stops the running check, whose outcome isn't needed.
    case stopCheck
    /// Shows the next hint.
    case showHint
    /// Shows the list of exercises.
    case showList
    /// Shows the learner's changes.
    case showDifference
    /// Shows the differences between the learner's version and the reference.
    case showReference
    /// Opens the place of the first finding in an editor.
    case edit
    /// Shows the state of the exercise that the learner moved to.
    case showArrival
    /// Quits.
    case quit
}
