import ExerciseSupport
import HeadlessUIKit
import RoleRules
import Testing

@testable import Exercise16a

/// The exercise whose answer is tested.
let exercise = Exercise("16a")

@Suite("Exercise 16a, fix the listing", .exercise("16a"))
struct FixTheListingTests {
    @Test("16a.7 the rules of VIPER-S hold")
    func rulesHold() throws {
        report(try exercise.violations(of: .viperS))
    }

    /// A file that the learner edits, and what to look for in it.
    static func look(_ file: String, _ what: String) -> String { look([file], what) }

    /// Files that the learner edits, the likeliest first, and what to look for in them.
    static func look(_ files: [String], _ what: String) -> String {
        exercise.look(in: files.map { "Shelf/Loans/\($0)" }, for: what)
    }
}
