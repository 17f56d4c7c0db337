import Testing

/// Returns whether a requirement can be examined, and records that it isn't judged where it can't.
///
/// The issue fails the test, so that nothing is earned; `workbook check` reads its words and shows what comes first.
/// - Parameters:
///   - holds: whether the answer has what the test needs.
///   - first: the requirement that such an answer fails, `13a.1`: one that isn't the test's own.
///   - reason: why, as a clause: `a module isn't connected`.
@discardableResult
public func isJudged(
    _ holds: Bool, after first: String, because reason: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    if !holds {
        Issue.record(
            Comment(rawValue: "not judged: \(first) comes first, because \(reason())"), sourceLocation: sourceLocation)
    }
    return holds
}
