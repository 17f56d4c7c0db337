import Spies

@testable import Exercise12c

/// Taps on books with one title, two of which look alike.
///
/// They run in a process of their own first, because they may trap.
enum Twins {
    /// The number of each book, in the order of the rows.
    static let inOrder = ["number 9", "number 2", "number 4"]

    /// The number of the book that each tap opened, from the first row to the last.
    static func opened() -> [String] {
        let harness = Harness()
        harness.showTheList([Books.otherEdition, Books.lent, Books.thirdEdition])
        for index in 0..<3 { harness.director.onBookSelected(index: index) }
        return harness.navigator.opened.map { "number \($0.id)" }
    }
}
