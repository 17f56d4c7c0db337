import Commands
import Course
import Typesetting

/// The output of `compare --changes`: the same changes on every rung, or on the named ones.
struct ChangesPage {
    private let comparison: ChangeComparison
    private let isDetailed: Bool

    /// - Throws: An error if a change no longer applies, or if a named rung has no changes.
    init(_ catalogue: Catalogue, rungs: [Lesson]) throws {
        let isDetailed = !rungs.isEmpty
        let all = try ChangeMeasurer(catalogue).measure()
        if let other = rungs.first(where: { rung in !all.contains { $0.number == rung.number } }) {
            throw UsageError.conflict(
                "No change is made on \(Label.two(other.number)) \(other.name), which is no whole Items app.",
                command: "compare")
        }
        let chosen = all.filter { measure in !isDetailed || rungs.contains { $0.number == measure.number } }
        comparison = ChangeComparison(chosen)
        self.isDetailed = isDetailed
    }

    func show(_ format: CompareCommand.Format, on console: Console) throws {
        switch format {
        case .json: console.print(try comparison.json())
        case .svg: console.write(ChangeChart(comparison).svg)
        case .markdown: console.print(markdown.joined(separator: "\n"))
        case .text: console.print(text(console).joined(separator: "\n"))
        }
    }

    private var markdown: [String] {
        let tables = comparison.tables.flatMap { title, table in ["\(title):", ""] + table.markdown + [""] }
        let places = isDetailed ? comparison.measures.map { "- \($0.label), \($0.change): \($0.how)" } + [""] : []
        return tables + places + comparison.notes.map { "- \($0)" }
    }

    private func text(_ console: Console) -> [String] {
        let (style, width) = (console.style, console.isTerminal ? console.room : nil)
        let names = ChangeComparison.changes
        let longest = names.map(\.name.count).max() ?? 0
        var lines = [style.bold("Five changes that somebody will ask for")]
        lines += names.map { TextColumns.padded($0.name, to: longest + 2) + $0.title }
        for (title, table) in comparison.tables {
            lines += ["", style.bold(title)] + table.text(style, width: width)
        }
        if isDetailed {
            lines += ["", style.bold("Where they went")]
            lines += comparison.measures.flatMap { measure in
                ["\(measure.label), \(measure.change)"]
                    + TextColumns.wrap(measure.how, width: console.columns - 4).map { "    " + $0 }
            }
        }
        return lines + [""] + comparison.notes.flatMap { TextColumns.wrap($0, width: console.columns) }.map(style.faint)
    }
}
