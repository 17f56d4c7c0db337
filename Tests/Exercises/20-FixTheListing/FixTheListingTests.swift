import ExerciseSupport
import HeadlessUIKit
import RoleRules
import Testing

@testable import Exercise20

@Suite("Exercise 20, fix the listing", .exercise(20))
struct FixTheListingTests {
    @Test("20.7 the rules of VIPER-S hold")
    func rulesHold() throws {
        report(try Exercise(20).sources.violations(of: .viperS, honoringAllowances: false))
    }

    /// Records the comment when it does not hold. In words alone: values beside them would say little.
    static func expect(
        _ holds: Bool, _ comment: @autoclosure () -> Comment?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if !holds { Issue.record(comment(), sourceLocation: sourceLocation) }
    }

    /// What to look for, where it can't be known in which file.
    static func look(_ what: String) -> String { "\(what)   (lesson 16)" }

    /// A file that the learner edits, and what to look for in it.
    static func look(_ file: String, _ what: String) -> String {
        "\(Exercise(20).path("Sources/Shelf/Loans/\(file).swift"))\n      \(what)   (lesson 16)"
    }
}
