import RoleRules
import Testing

/// Makes an issue of each violation, so that the report shows its place, its reason and its remedy and nothing else.
public func report(_ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation) {
    for violation in violations {
        Issue.record(Comment(rawValue: violation.description), sourceLocation: sourceLocation)
    }
}
