import Journeys
import Typesetting

/// The experiment of lesson 18: the costs of the same changes on different rungs.
struct ChangeComparison: Sendable, Encodable {
    /// Every change on every rung, in the order of the rungs.
    let measures: [ChangeMeasure]

    /// Creates the experiment from measured changes.
    init(_ measures: [ChangeMeasure]) { self.measures = measures }

    /// Returns everything that was counted as JSON, by its name.
    func json() throws -> String { try JSONText.of(measures) }

    /// The changes in their order in the text, by name and by the user's benefit.
    static var changes: [(name: String, title: String)] { Change.all.map { ($0.id, $0.title) } }

    /// The counts, one table each, under a title of a few words.
    var tables: [(title: String, table: ComparisonTable)] {
        [
            ("Lines of code touched", table(summing: \.lines.touched)),
            ("Lines of tests touched", table(summing: \.testLines.touched)),
            ("Files of code touched", table(summing: \.files.count)),
            ("Types and protocols touched", table(summing: \.types.count)),
            ("Tests that had to change", table(summing: \.testsChanged.count)),
            ("New tests without a screen, of all new tests", cells(testsAdded)),
        ]
    }

    /// Returns one measure of all rungs and changes, with the sum in the last column.
    private func table(summing value: (ChangeMeasure) -> Int) -> ComparisonTable {
        cells { measures in "\(measures.map(value).reduce(0, +))" }
    }

    private func testsAdded(_ measures: [ChangeMeasure]) -> String {
        let added = measures.map(\.testsAdded).reduce(0, +)
        return "\(measures.map(\.testsAddedWithoutScreen).reduce(0, +)) of \(added)"
    }

    private func cells(_ cell: ([ChangeMeasure]) -> String) -> ComparisonTable {
        let names = Self.changes.map(\.name)
        return ComparisonTable(
            header: ["rung"] + names + ["all"],
            rows: rungs.map { rung, measures in
                let cells = names.map { name in
                    let one = measures.filter { $0.change == name }
                    return one.isEmpty ? "-" : cell(one)
                }
                return [rung] + cells + [cell(measures)]
            })
    }

    /// The measures of each rung, under its name.
    var rungs: [(label: String, measures: [ChangeMeasure])] {
        var rungs: [(label: String, measures: [ChangeMeasure])] = []
        for measure in measures {
            if rungs.last?.label == measure.label {
                rungs[rungs.count - 1].measures.append(measure)
            } else {
                rungs.append((measure.label, [measure]))
            }
        }
        return rungs
    }

    /// The meaning of the tables, and the numbers without a proof.
    var notes: [String] {
        let unproven = rungs.filter { !$0.measures.allSatisfy(\.isProven) }.map(\.label)
        let missing =
            unproven.isEmpty
            ? []
            : [
                "Not proven as they are now, so their numbers may be wrong: \(unproven.joined(separator: ", ")). "
                    + "`workbook verify --only changes` proves them."
            ]
        return missing + [
            "Each change is made by the edits in Lessons/18-Choosing/Changes, and counted from these. Before it, its "
                + "journey fails; after it, that journey, those of the app and all suites of the rung pass.",
            "A line that is edited counts once. Tests' lines are those of suites, spies and helpers. Every rung tests the "
                + "same cases, each where it takes the least.",
        ]
    }
}
