@testable import Exercise04

/// Taps on rows that are not there, and whether a book is opened all the same. Each is tried in a process of its own
/// first: it may trap.
enum Stale {
    static func beforeAnyBook() -> Bool { opens(0, after: []) }

    static func onePastTheLast() -> Bool { opens(Books.all.count, after: [Books.all]) }

    static func inAShorterList() -> Bool { opens(2, after: [Books.all, [Books.lent]]) }

    static func beforeTheFirst() -> Bool { opens(-1, after: [Books.all]) }

    private static func opens(_ index: Int, after lists: [[Book]]) -> Bool {
        let bench = Bench()
        for (number, books) in lists.enumerated() {
            if number > 0 { bench.presenter?.didLendBook() }
            bench.store.answerLoads(.success(books))
        }
        bench.presenter?.userDidSelectRow(at: index)
        return bench.screen.title == "Book"
    }
}
