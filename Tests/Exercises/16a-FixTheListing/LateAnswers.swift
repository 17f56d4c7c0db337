import ExerciseSupport
import HeadlessUIKit

@testable import Exercise16a

/// Answers after the user left the screen.
///
/// They run in a process of their own, so that a trap there is a finding and not the end of the suite.
enum LateAnswers {
    static func fetch() async {
        await answer { visit in visit.leave() }
    }

    static func failedFetch() async {
        await answer { visit in
            visit.store.loadFails = true
            visit.leave()
        }
    }

    /// The user taps Return all before the books are there, and nothing can be loaded.
    static func failedReturning() async {
        await answer { visit in
            visit.store.loadFails = true
            try? visit.screen.tap("Return all")
            visit.leave()
        }
    }

    static func returning() async {
        await returning { visit in visit.leave() }
    }

    static func returningForNobody() async {
        await returning { visit in visit.delegate = nil }
    }

    /// Opens the screen, and lets something happen before the store answers.
    private static func answer(_ before: (Visit) -> Void) async {
        let visit = Visit()
        visit.store.holdsAnswers = true
        visit.open()
        await letPendingWorkRun()
        before(visit)
        await letPendingWorkRun()
        visit.letStoreAnswer()
        await letPendingWorkRun()
    }

    /// The same for the answer to a tap on Return all.
    private static func returning(_ before: (Visit) -> Void) async {
        let visit = Visit()
        visit.open()
        await letPendingWorkRun()
        visit.store.holdsAnswers = true
        try? visit.screen.tap("Return all")
        before(visit)
        await letPendingWorkRun()
        visit.letStoreAnswer()
        await letPendingWorkRun()
    }
}
