import Testing

/// Reports the comment where a condition does not hold, and returns whether it does.
///
/// `#expect` also prints the values in its condition. This is for findings whose comment says what happened.
@discardableResult
public func expect(
    _ holds: Bool, _ comment: @autoclosure () -> Comment, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    if !holds { Issue.record(comment(), sourceLocation: sourceLocation) }
    return holds
}
