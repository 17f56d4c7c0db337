/// A rung is meant to show something else than the others, and does not.
package nonisolated struct StaleDifference: Error {
    /// The journey on which it should.
    package let journey: Journey
    /// The rung that the table names.
    package let rung: Rung
    /// The entry of the table.
    package let difference: MeantDifference
}

nonisolated extension StaleDifference: CustomStringConvertible {
    package var description: String {
        """
        Journey \(journey.number) (\(journey.id)) on rung \(rung) has no sign of a difference that is said to be meant
          the line: \(difference.line)
          its place: \(difference.instead ?? "left empty")
          declared: \(difference.reason)
          why it matters: a difference that is not real hides the next one
          fix: take it, or \(journey.number) in it, out of MeantDifference.all, and the sentence out of the lesson
        """
    }
}
