import Course
import RoleRules
import Typesetting

/// Rungs side by side.
struct Comparison: Sendable, Encodable {
    /// The rungs in the order of their numbers.
    let rungs: [RungMeasure]

    /// Creates a comparison of measured rungs.
    init(_ rungs: [RungMeasure]) {
        self.rungs = rungs.sorted { $0.number < $1.number }
    }

    /// Returns everything that was counted as JSON, by its name.
    func json() throws -> String { try JSONText.of(self) }

    /// The costs and benefits of the rungs, one line per rung.
    var measures: ComparisonTable {
        ComparisonTable(
            header: [
                "rung", "files", "types", "lines", "longest type", "concerns", "seams", "fan-out", "no screen",
                "test lines",
            ],
            rows: rungs.map { rung in
                [
                    rung.label, "\(rung.files)", "\(rung.types.count)", "\(rung.lines)",
                    rung.longest.map { "\($0.lines) \($0.name)" } ?? "", "\(rung.busiest?.concerns.count ?? 0)",
                    "\(rung.seams.count)", "\(rung.widest?.fanOut.count ?? 0)",
                    "\(rung.testsWithoutScreen) of \(rung.tests)", "\(rung.testLines)",
                ]
            })
    }

    /// The violations of each rule set, with a dash if nothing in the rung has a role.
    var violations: ComparisonTable {
        let sets = Architecture.all.map(\.name)
        return ComparisonTable(
            header: ["rung"] + sets,
            rows: rungs.map { rung in [rung.label] + sets.map { rung.violations[$0].map(String.init) ?? "-" } })
    }

    /// The fate of each rung's files when every screen is replaced, for rungs with UIKit's screens.
    var swaps: ComparisonTable {
        ComparisonTable(
            header: ["rung", "files", "stay", "after an edit", "go", "lines", "lines that stay"],
            rows: rungs.compactMap { rung in
                rung.swap.map { swap in
                    [
                        rung.label, "\(rung.files)", "\(swap.stay.count)", "\(swap.edited.count)", "\(swap.go.count)",
                        "\(rung.lines)", "\(swap.linesThatStay)",
                    ]
                }
            })
    }

    /// Returns the types of one rung.
    func types(of rung: RungMeasure) -> ComparisonTable {
        ComparisonTable(
            header: ["type", "lines", "fan-out", "concerns"],
            rows: rung.types.map { type in
                [type.name, "\(type.lines)", "\(type.fanOut.count)", type.concerns.joined(separator: ", ")]
            })
    }

    /// The meaning of the columns, and the rungs that can't be compared with the others.
    var notes: [String] { otherApps + withoutScreens + Self.notes }

    /// The rungs that build an app other than the first one's: their sizes measure another task.
    private var otherApps: [String] {
        guard let first = rungs.first(where: { $0.app != nil }) else { return [] }
        let others = rungs.filter { $0.app != nil && $0.app != first.app }.map { Label.two($0.number) }
        if others.isEmpty { return [] }
        let list = others.joined(separator: ", ")
        return ["Another app than \(first.label), so its numbers measure another task: \(list)."]
    }

    /// The rungs that aren't in the table of replaced screens.
    private var withoutScreens: [String] {
        let others = rungs.filter { $0.swap == nil }.map { Label.two($0.number) }
        return others.isEmpty ? [] : ["No screen of UIKit's, so none to replace: \(others.joined(separator: ", "))."]
    }

    private static let notes = [
        "Longest type, concerns and fan-out are those of the type that has the most. A type's extensions count with it.",
        "A seam is a protocol that one type implements and another one keeps. Fan-out is how many of the rung's own types "
            + "and protocols a type names.",
        "No screen: tests in whose file no screen is named, and nothing of UIKit but colors.",
        "When every screen is replaced, a file goes if it names a type of UIKit other than a color or an image, or a type "
            + "of a file that goes. It stays after an edit if it names nothing of UIKit but colors and images. Lines "
            + "that stay are those of both.",
        "Lesson 14 has no sources: its suites test rung 13, and count there.",
        "Test lines are all lines in the rung's folder of Tests/Lessons, with spies and helpers, and those of suites "
            + "that another rung keeps for it. The journeys, which all rungs share, are not in it.",
    ]
}
