/// One line of a step between two rungs.
struct StepLine: Equatable, Sendable {
    /// The change to a line.
    enum Fate: Equatable, Sendable {
        /// The line is the same in both rungs.
        case kept
        /// The line is in the same place, and a name in it changed.
        case renamed
        /// The line is new.
        case written
        /// The line is gone.
        case dropped
        /// The line was elsewhere before.
        case movedHere(from: StepPlace)
        /// The line is elsewhere now.
        case movedAway(to: StepPlace)
    }

    /// The text of the line, without the line break.
    let text: String
    /// The change to this line.
    var fate: Fate
    /// The line number in the later rung, from 1, or in the earlier one for a line that is gone.
    let number: Int

    /// Whether the line is the same in both rungs.
    var isKept: Bool { fate == .kept }
}

/// The place of a line, to show to a reader.
struct StepPlace: Hashable, Sendable {
    /// The file's path from the rung's sources.
    let file: String
    /// The line number, from 1.
    let line: Int
}
