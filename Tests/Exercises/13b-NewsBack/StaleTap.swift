import ExerciseSupport
import HeadlessUIKit

@testable import Exercise13b

/// A finger that comes down on a row and is lifted after the row has gone.
///
/// It runs in a process of its own, so that a trap there is a finding and not the end of the suite.
enum StaleTap {
    /// - Throws: if the list doesn't get that far.
    static func lift() async throws {
        let visit = try await Visit()
        let finger = try visit.screen.press(row: 2)
        visit.store.books = [Books.emma]
        (visit.list as? ShelfListScene)?.eventsHandler.onReturnAll()
        try await visit.screen.wait(until: "the list says that all is returned", within: patience) { $0.alert != nil }
        // An alert covers the list.
        try visit.screen.tap("OK")
        try await visit.screen.wait(until: "one row is left", within: patience) { $0.rows.count == 1 }
        finger.lift()
    }
}
