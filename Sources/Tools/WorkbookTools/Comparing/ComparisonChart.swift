import Course
import Typesetting

/// Rungs side by side as a picture in SVG: one panel of bars per measure.
struct ComparisonChart: Sendable {
    private let rungs: [RungMeasure]

    /// Creates a chart of the same rungs.
    init(_ comparison: Comparison) {
        rungs = comparison.rungs
    }

    var panels: [BarChart.Panel] {
        [
            .init(title: "Lines of the longest type", values: rungs.map { $0.longest?.lines ?? 0 }),
            .init(title: "Concerns of the busiest type", values: rungs.map { $0.busiest?.concerns.count ?? 0 }),
            .init(title: "Largest fan-out of a type", values: rungs.map { $0.widest?.fanOut.count ?? 0 }),
            .init(title: "Types", values: rungs.map(\.types.count)),
            .init(title: "Seams where a spy fits", values: rungs.map(\.seams.count)),
            .init(title: "Tests that need no screen", values: rungs.map(\.testsWithoutScreen)),
            .init(title: "Lines", values: rungs.map(\.lines)),
            .init(title: "Lines of tests", values: rungs.map(\.testLines)),
        ]
    }

    /// The picture, with the same bytes for the same rungs.
    var svg: String {
        BarChart(title: "The rungs side by side", labels: rungs.map { Self.label($0.number, $0.name) }, panels: panels)
            .svg
    }

    /// Returns the number and as much of the name as fits: `13 Modules`.
    static func label(_ number: Int, _ name: String) -> String {
        "\(Label.two(number)) \(TextColumns.cut(name, to: 21))"
    }
}
