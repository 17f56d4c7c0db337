/// A rung says that it can't pass a journey, and passes it.
package nonisolated struct StaleException: Error {
    /// The journey that passed.
    package let journey: Journey
    /// The rung that declared the exception.
    package let rung: Rung
    /// The reason that the rung gives and that no longer holds.
    package let reason: String
}

nonisolated extension StaleException: CustomStringConvertible {
    package var description: String {
        """
        Journey \(journey.number) (\(journey.id)) passes on rung \(rung), which declares an exception from it
          declared: \(reason)
          why it matters: an exception that is not real hides the next failure
          fix: take \(journey.number) out of the rung's exceptions, and the sentence about it out of the lesson
        """
    }
}
