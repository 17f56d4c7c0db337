import Testing

extension Comment {
    /// What a failed check says to the person who has to mend it.
    ///
    /// - Parameters:
    ///   - expected: what was expected, of which role.
    ///   - happened: what happened instead, when the values beside the comment don't say it.
    ///   - screen: the screen as it was then, drawn.
    ///   - why: why that matters.
    ///   - look: the file to look at, or the place in it, and what to look for. The finding is headed by the first of
    ///     these places; where nobody can know the file from outside, it begins with what to look for and heads none.
    public static func teaching(
        expected: String, happened: String? = nil, screen: String? = nil, why: String, look: String
    ) -> Comment {
        let lines = [
            "expected: \(expected)",
            happened.map { "happened: \($0)" },
            screen.map { "screen:\n\($0)" },
            "why: \(why)",
            "look: \(look)",
        ]
        return Comment(rawValue: lines.compactMap(\.self).joined(separator: "\n"))
    }
}
