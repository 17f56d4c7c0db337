import Spies

@testable import Exercise12c

/// Taps on rows that are not there, and what is said then.
///
/// Each is tried in a process of its own first: it may trap.
enum Stale {
    static func beforeAnyBook() -> [Message] { said(by: 0, after: []) }

    static func onePastTheLast() -> [Message] { said(by: Books.all.count, after: [Books.all]) }

    static func inAShorterList() -> [Message] { said(by: 2, after: [Books.all, [Books.lent]]) }

    static func inAnEmptiedList() -> [Message] { said(by: 0, after: [Books.all, []]) }

    static func beforeTheFirst() -> [Message] { said(by: -1, after: [Books.all]) }

    private static func said(by index: Int, after lists: [[Book]]) -> [Message] {
        let harness = Harness()
        for books in lists { harness.showTheList(books) }
        harness.director.onBookSelected(index: index)
        return harness.log.messages
    }
}
