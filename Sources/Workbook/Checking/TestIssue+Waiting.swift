extension TestIssue {
    /// What an issue says that only tells why its test couldn't judge: the requirement that comes first, and the reason.
    package typealias Wait = (requirement: String, reason: String)

    /// The requirement for which the test waits, or nil if the issue is about the answer.
    ///
    /// The suites' `isJudged` writes these words.
    package var waitsFor: Wait? {
        let pattern = #/not judged: (\S+) comes first, because (.+)/#.dotMatchesNewlines()
        guard let words = comments.first?.wholeMatch(of: pattern) else { return nil }
        return (String(words.1), String(words.2))
    }
}
