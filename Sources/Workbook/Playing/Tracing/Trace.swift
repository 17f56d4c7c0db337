import Spies

/// The conversation between the actors of a running app while a user did one thing after another.
package struct Trace: Sendable, Equatable, Codable {
    /// The rung whose app was running, as in `13 Modules`.
    package let rung: String
    /// The name of the journey, as in `add-item`.
    package let journey: String
    /// The subject of the journey, in one sentence.
    package let sentence: String
    /// The user's actions, each with the messages that followed.
    package let steps: [TraceStep]

    /// Creates a trace from its parts.
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
    /// Returns the part from one of the user's steps to another, counted from 1; a nil bound means the trace's own.
    ///
    /// - Throws: `TraceError.noSteps` if no steps would be left.
    package func part(from first: Int?, to last: Int?) throws(TraceError) -> Trace {
        let (from, to) = (first ?? 1, min(last ?? steps.count, steps.count))
        guard from >= 1, from <= to else { throw .noSteps(from: from, to: last ?? steps.count, count: steps.count) }
        return Trace(rung: rung, journey: journey, sentence: sentence, steps: Array(steps[(from - 1)..<to]))
    }
}
