@testable import Exercise12c

/// Answers to a Director whose Scene is gone.
///
/// They run in a process of their own, so that a trap becomes a finding and doesn't end the suite.
enum LateAnswers {
    static func tell(_ message: (ShelfListDirector) -> Void) {
        let harness = Harness()
        harness.showTheList()
        harness.leaveTheScreen()
        message(harness.director)
    }
}
