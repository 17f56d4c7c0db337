extension Trace {
    /// The conversation with single spaces between words, for tests to compare.
    package var script: [String] {
        steps.flatMap { step in
            [step.heading] + step.messages.map { "\($0.speaker) -> \($0.receiver) \($0.call)" }
        }
    }

    /// Returns the first difference from the expected conversation, or nil if there is none.
    package func difference(from expected: [String]) -> String? {
        let actual = script
        if actual == expected { return nil }
        let index = zip(expected, actual).prefix { wanted, got in wanted == got }.count
        let before = index > 0 ? expected[index - 1] : "nothing"
        let wanted = expected.indices.contains(index) ? expected[index] : "nothing more"
        let got = actual.indices.contains(index) ? actual[index] : "nothing more"
        return """
            \(journey) on rung \(rung): the conversation parts from the one expected
              after: \(before)
              expected next: \(wanted)
              got: \(got)
            """
    }
}
