import Testing

/// Takes steps in a running app as a person would, and returns whether all could be taken.
///
/// The first that could not is reported with the screen as it was.
@MainActor
@discardableResult
public func journey(
    expecting what: String, because why: String, look: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation, _ steps: () async throws -> Void
) async -> Bool {
    do {
        try await steps()
        return true
    } catch {
        Issue.record(error, .teaching(expected: what, why: why, look: look()), sourceLocation: sourceLocation)
        return false
    }
}

/// The same for steps that wait for nothing.
@MainActor
@discardableResult
public func journey(
    expecting what: String, because why: String, look: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation, _ steps: () throws -> Void
) -> Bool {
    do {
        try steps()
        return true
    } catch {
        Issue.record(error, .teaching(expected: what, why: why, look: look()), sourceLocation: sourceLocation)
        return false
    }
}
