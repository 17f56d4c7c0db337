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

    /// A file that the learner edits, and what to look for in it.
    static func look(_ file: String, _ what: String) -> String { look([file], what) }

    /// Files that the learner edits, the likeliest first, and what to look for in them.
    static func look(_ files: [String], _ what: String) -> String {
        (files.map { Exercise(20).path("Sources/Shelf/Loans/\($0).swift") } + ["\(what)   (lesson 16)"])
            .joined(separator: "\n      ")
    }
}
