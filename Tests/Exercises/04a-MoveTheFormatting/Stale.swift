import ExerciseSupport

@testable import Exercise04a

/// Taps on rows that don't exist, which may still open a book.
///
/// Each is tried in a process of its own first, because it may trap.
enum Stale {
    static func beforeAnyBook() async -> Bool { await opens(0, after: []) }

    static func onePastTheLast() async -> Bool { await opens(Books.all.count, after: [Books.all]) }

    static func inAShorterList() async -> Bool { await opens(2, after: [Books.all, [Books.lent]]) }

    static func inAListThatIsEmpty() async -> Bool { await opens(0, after: [Books.all, []]) }

    private static func opens(_ index: Int, after lists: [[Book]]) async -> Bool {
        let harness = Harness()
        for (number, books) in lists.enumerated() {
            if number > 0 { harness.presenter?.didLendBook() }
            await harness.store.answerLoads(.success(books))
            await harness.store.events.settle { harness.screen.rows.count == books.count }
        }
        harness.presenter?.userDidSelectRow(at: index)
        await letPendingWorkRun()
        return harness.screen.title == "Book"
    }
}
