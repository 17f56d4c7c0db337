import Spies

/// The conversation between the actors of a running app while a user did one thing after the other.
package struct Trace: Sendable, Equatable, Codable {
    /// The rung whose app was running, as in `13 Modules`.
    package let rung: String
    /// The name of the journey, as in `add-item`.
    package let journey: String
    /// What the journey shows, in one sentence.
    package let sentence: String
    /// What the user did, and what the actors said to each other then.
    package let steps: [TraceStep]

    /// A trace from its parts.
    package init(rung: String, journey: String, sentence: String, steps: [TraceStep]) {
        self.rung = rung
        self.journey = journey
        self.sentence = sentence
        self.steps = steps
    }

    /// All messages, in the order in which they were sent.
    package var messages: [Message] { steps.flatMap(\.messages) }
}

extension Trace {
    /// The part from one of the user's steps to another, counted from 1; a bound left out is the trace's own.
    ///
    /// - Throws: `TraceError.noSteps` where nothing would be left.
    package func part(from first: Int?, to last: Int?) throws(TraceError) -> Trace {
        let (from, to) = (first ?? 1, min(last ?? steps.count, steps.count))
        guard from >= 1, from <= to else { throw .noSteps(from: from, to: last ?? steps.count, count: steps.count) }
        return Trace(rung: rung, journey: journey, sentence: sentence, steps: Array(steps[(from - 1)..<to]))
    }
}
