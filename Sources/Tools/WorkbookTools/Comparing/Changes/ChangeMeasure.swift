import Course

/// The cost of one change on one rung, counted by making it.
struct ChangeMeasure: Sendable, Equatable, Encodable {
    /// The number of the rung's lesson.
    let number: Int
    /// The rung's name: `Modules`.
    let name: String
    /// The change's name: `sort-by-name`.
    let change: String
    /// The place of the change on this rung, and the reason.
    let how: String
    /// The files of the rung that it edits or adds, without probes, which are the workbook's own.
    let files: [String]
    /// The types and protocols with changed lines, including new ones.
    let types: [String]
    /// The lines of code.
    let lines: LineCount
    /// The lines in the files of its suites, including spies and helpers.
    let testLines: LineCount
    /// The existing tests that had to change or go.
    let testsChanged: [String]
    /// The number of new tests.
    let testsAdded: Int
    /// The number of new tests whose file names no screen, and nothing of UIKit except colors.
    let testsAddedWithoutScreen: Int
    /// Whether these very bytes were proven: the change's journey fails before, and all suites pass after.
    let isProven: Bool

    /// The number and the name: `13 Modules`.
    var label: String { "\(Label.two(number)) \(name)" }
}

/// The numbers of lines that a change touches.
struct LineCount: Sendable, Equatable, Encodable {
    /// The lines that only the new text has.
    var added = 0
    /// The lines that only the old text has.
    var removed = 0
    /// The lines that differ between the two texts.
    var edited = 0

    /// The sum, with an edited line counted once.
    var touched: Int { added + removed + edited }

    /// Returns the sum of both.
    static func + (one: LineCount, other: LineCount) -> LineCount {
        LineCount(
            added: one.added + other.added, removed: one.removed + other.removed, edited: one.edited + other.edited)
    }
}
