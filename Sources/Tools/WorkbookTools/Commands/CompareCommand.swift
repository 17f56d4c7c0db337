import Commands
import Typesetting

/// `workbook compare [NN...]`: rungs side by side.
enum CompareCommand: ToolCommand {
    static let tool = Tool.compare
    static let details = """
        Without numbers, every lesson that has sources. With numbers, only these, and every type of each. Everything is
        counted in the sources and in the suites.

        Test lines are all lines of the Swift files in a rung's folder of Tests/Lessons: its suites, with their spies
        and helpers, and the suites that another rung keeps for it (Tests/Lessons/shared.json). The journeys, which all
        rungs share, are in Sources/Kit/Journeys and are not counted. The suites of lesson 14 are about rung 13 and count
        there. A test needs no screen if its file names no screen of the rung and nothing of UIKit but colors.

        With --changes, what the same five changes cost on every whole rung of the Items app: lesson 18's experiment.
        """
    static let options = [
        Option("--changes", "what the same changes cost on each rung; with numbers, also where they went there"),
        Option("--format", value: "NAME", "text, markdown, json, or svg for a chart; text unless told"),
        Option("--no-pager", "prints all of it at once"),
    ]

    enum Format: String, CaseIterable {
        case text, markdown, json, svg
    }

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let format: Format = try arguments.choice("--format") ?? .text
        let catalogue = try session.catalogue()
        let isDetailed = !arguments.positional.isEmpty
        if arguments.has("--changes") {
            try ChangesPage(catalogue, rungs: arguments.positional.map(catalogue.lesson)).show(
                format, on: session.console)
            return .done
        }
        let lessons = isDetailed ? try arguments.positional.map(catalogue.lesson) : catalogue.lessons
        if isDetailed { try lessons.forEach(catalogue.requireSources) }
        let measurer = RungMeasurer(catalogue.checkout)
        let comparison = Comparison(try lessons.compactMap(measurer.measure))
        switch format {
        case .json: session.console.print(try comparison.json())
        case .svg: session.console.write(ComparisonChart(comparison).svg)
        case .markdown: session.console.print(markdown(comparison, isDetailed).joined(separator: "\n"))
        case .text:
            session.console.show(
                text(comparison, isDetailed, session.console), isPaged: !arguments.has("--no-pager"),
                environment: session.environment)
        }
        return .done
    }

    private static func text(_ comparison: Comparison, _ isDetailed: Bool, _ console: Console) -> [String] {
        let style = console.style
        let width = console.isTerminal ? console.room : nil
        var lines = [style.bold("What each costs and buys")] + comparison.measures.text(style, width: width)
        lines +=
            ["", style.bold("Violations of each rule set")] + comparison.violations.text(style, width: width)
        lines +=
            ["", style.bold("When every screen is replaced: files")] + comparison.swaps.text(style, width: width) + [""]
        lines += comparison.notes.flatMap { TextColumns.wrap($0, width: console.columns) }.map(style.faint)
        guard isDetailed else { return lines }
        for rung in comparison.rungs {
            lines +=
                ["", style.bold("\(rung.label): its types")] + comparison.types(of: rung).text(style, width: width)
        }
        return lines
    }

    private static func markdown(_ comparison: Comparison, _ isDetailed: Bool) -> [String] {
        var lines = comparison.measures.markdown
        lines += ["", "Violations of each rule set:", ""] + comparison.violations.markdown
        lines += ["", "When every screen is replaced, files:", ""] + comparison.swaps.markdown
        lines += [""] + comparison.notes.map { "- \($0)" }
        guard isDetailed else { return lines }
        for rung in comparison.rungs {
            lines += ["", "\(rung.label):", ""] + comparison.types(of: rung).markdown
        }
        return lines
    }
}
