import ExerciseSupport
import HeadlessUIKit

@testable import Exercise17

/// A finger that comes down on a row and is lifted when the row has gone. Run in a process of its own, so that a trap
/// there is a finding and not the end of the suite.
enum StaleTap {
    static func lift() async {
        guard let visit = try? await Visit(), let finger = try? visit.screen.press(row: 2) else { return }
        visit.store.books = [Books.emma]
        // The list fetches again, and shows one row.
        (visit.list as? ShelfListScene)?.eventsHandler?.onReturnAll()
        await letPendingWorkRun()
        finger.lift()
    }
}
