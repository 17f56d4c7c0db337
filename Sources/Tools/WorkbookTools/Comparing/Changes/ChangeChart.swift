/// The experiment of lesson 18 as a picture: lines of code and of tests for each change, one bar per rung.
struct ChangeChart: Sendable {
    private let comparison: ChangeComparison

    /// Creates a chart of the same measures.
    init(_ comparison: ChangeComparison) { self.comparison = comparison }

    var panels: [BarChart.Panel] {
        ChangeComparison.changes.flatMap { name, title in
            let measures = comparison.rungs.map { rung in rung.measures.filter { $0.change == name } }
            return [
                BarChart.Panel(
                    title: "\(name): lines of code", values: measures.map { $0.map(\.lines.touched).reduce(0, +) }),
                BarChart.Panel(
                    title: "\(name): lines of tests", values: measures.map { $0.map(\.testLines.touched).reduce(0, +) }),
            ]
        }
    }

    /// The picture, with the same bytes for the same measures.
    var svg: String {
        let labels = comparison.rungs.compactMap(\.measures.first).map { ComparisonChart.label($0.number, $0.name) }
        return BarChart(title: "Five changes on every rung", labels: labels, panels: panels).svg
    }
}
