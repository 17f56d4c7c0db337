/// A journey came to a step that could not be done, or that did not show what it should.
package nonisolated struct JourneyFailure: Error {
    /// The journey that was under way.
    package let journey: Journey
    /// The rung whose app was driven.
    package let rung: Rung
    /// Everything that the user did, the last one included.
    package let steps: [String]
    /// What the last step should have led to.
    package let expected: String
    /// What there was instead.
    package let found: String
    /// Where two pictures were compared: both in one, what is missing after a `-` and what is too much after a `+`.
    package let picture: String?
    /// Where in an app the cause usually is.
    package let lookAt: String
    /// The screen as it was drawn at that moment.
    package let screen: String
}

nonisolated extension JourneyFailure: CustomStringConvertible {
    package var description: String {
        told + (picture.map { "\n  the picture:\n" + indented($0) } ?? "") + "\n  the screen:\n" + indented(screen)
    }

    /// The description without the picture and the drawing.
    package var told: String {
        let numbered = steps.enumerated().map { "  \($0.offset + 1). \($0.element)" }
        let lines =
            ["Journey \(journey.number) (\(journey.id)) fails on rung \(rung)", "  it says: \(journey.title)"]
            + numbered
            + ["  expected: \(expected)", "  found: \(found)", "  look at: \(lookAt)"]
        return lines.joined(separator: "\n")
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
    }
}
