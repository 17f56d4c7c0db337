/// One line of a step from a rung to the next.
struct StepLine: Equatable, Sendable {
    /// What became of it.
    enum Fate: Equatable, Sendable {
        /// It stands in both rungs.
        case kept
        /// It stands where it stood, and something in it has another name.
        case renamed
        /// It is new.
        case written
        /// It is gone.
        case dropped
        /// It stood elsewhere before.
        case movedHere(from: StepPlace)
        /// It stands elsewhere now.
        case movedAway(to: StepPlace)
    }

    /// The line itself, without its end.
    let text: String
    /// What became of it.
    var fate: Fate
    /// Its number in the rung after, from 1; for a line that is not there, in the rung before.
    let number: Int

    /// Whether it stands where it stood.
    var isKept: Bool { fate == .kept }
}

/// A line of a file, to be named to a reader.
struct StepPlace: Hashable, Sendable {
    /// From the folder of the rung's sources.
    let file: String
    /// From 1.
    let line: Int
}
