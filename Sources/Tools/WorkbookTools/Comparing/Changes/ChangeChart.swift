/// The experiment of lesson 18 as a picture: for each change the lines of code and of tests, a bar a rung.
struct ChangeChart: Sendable {
    private let comparison: ChangeComparison

    /// A chart of the same measures.
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

    /// The picture; the same measures make the same bytes.
    var svg: String {
        let labels = comparison.rungs.compactMap(\.measures.first).map { ComparisonChart.label($0.number, $0.name) }
        return BarChart(title: "Five changes on every rung", labels: labels, panels: panels).svg
    }
}
