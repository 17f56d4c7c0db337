import Course

/// What one change costs on one rung, counted by making it.
struct ChangeMeasure: Sendable, Equatable, Encodable {
    /// The number of the rung's lesson.
    let number: Int
    /// The rung's name, `Modules`.
    let name: String
    /// The change's name, `sort-by-name`.
    let change: String
    /// Where it went on this rung, and why there.
    let how: String
    /// The files of the rung that it edits or adds; probes are the workbook's own and don't count.
    let files: [String]
    /// The types and protocols in which a line differs, those that are new among them.
    let types: [String]
    /// Lines of code.
    let lines: LineCount
    /// Lines in the files of its suites, with spies and helpers.
    let testLines: LineCount
    /// Tests that were there before and had to change, or to go.
    let testsChanged: [String]
    /// Tests that are new.
    let testsAdded: Int
    /// Those among the new ones in whose file no screen is named, and nothing of UIKit but colors.
    let testsAddedWithoutScreen: Int
    /// Whether it was proven on these very bytes: its journey fails before, and all suites pass after.
    let isProven: Bool

    /// `13 Modules`.
    var label: String { "\(Label.two(number)) \(name)" }
}

/// How many lines a change touches.
struct LineCount: Sendable, Equatable, Encodable {
    /// Lines that only the new text has.
    var added = 0
    /// Lines that only the old text has.
    var removed = 0
    /// Lines that read otherwise in the new text than in the old one.
    var edited = 0

    /// All of them, an edited one counted once.
    var touched: Int { added + removed + edited }

    /// The sum of both.
    static func + (one: LineCount, other: LineCount) -> LineCount {
        LineCount(
            added: one.added + other.added, removed: one.removed + other.removed, edited: one.edited + other.edited)
    }
}
