@testable import Exercise12c

/// What a Director is told when its Scene has gone. Run in a process of its own, so that a trap there is a finding and
/// not the end of the suite.
enum LateAnswers {
    static func tell(_ message: (ShelfListDirector) -> Void) {
        let harness = Harness()
        harness.showTheList()
        harness.leaveTheScreen()
        message(harness.director)
    }
}
