import Spies

@testable import Exercise12c

/// Taps on rows that don't exist, and the messages that follow.
///
/// Each runs in a process of its own first, because it may trap.
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
