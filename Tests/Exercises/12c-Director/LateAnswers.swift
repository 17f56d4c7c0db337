@testable import Exercise12c

/// Answers to a Director whose Scene has gone.
///
/// They run in a process of their own, so that a trap there is a finding and not the end of the suite.
enum LateAnswers {
    static func tell(_ message: (ShelfListDirector) -> Void) {
        let harness = Harness()
        harness.showTheList()
        harness.leaveTheScreen()
        message(harness.director)
    }
}
