import Testing

extension Comment {
    /// What a failed check says to the person who has to mend it.
    ///
    /// - Parameters:
    ///   - expected: what was expected, of which role.
    ///   - happened: what happened instead, when the values beside the comment don't say it.
    ///   - why: why that matters.
    ///   - look: the file to look at, and for what.
    public static func teaching(
        expected: String, happened: String? = nil, why: String, look: String
    ) -> Comment {
        let lines = [
            "expected: \(expected)",
            happened.map { "happened: \($0)" },
            "why: \(why)",
            "look: \(look)",
        ]
        return Comment(rawValue: lines.compactMap(\.self).joined(separator: "\n"))
    }
}
