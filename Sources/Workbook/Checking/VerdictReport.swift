import Course
import Typesetting

/// A verdict as text for a learner.
package struct VerdictReport {
    /// The number of findings shown in full; the others are only counted.
    package static let shownFindings = 5
    private static let shownLines = 10

    private let verdict: Verdict
    private let checkout: Checkout
    private let style: Style
    private let width: Int
    private let isTerminal: Bool
    private let shown: Int

    /// Creates the report of a verdict on files of that checkout; on a terminal, no line is wider than `width`.
    package init(
        _ verdict: Verdict, in checkout: Checkout, style: Style, width: Int, isTerminal: Bool = false,
        showsAll: Bool = false
    ) {
        self.isTerminal = isTerminal
        shown = showsAll ? .max : Self.shownFindings
        self.verdict = verdict
        self.checkout = checkout
        self.style = style
        self.width = width
    }

    /// The answer's output, the findings, then the points, which come last because the user looks at the end of the
    /// output.
    package var text: String { ([printed].compactMap(\.self) + findings + [sum]).joined(separator: "\n\n") }

    /// The answer's output, shortened, or nil if it printed nothing.
    package var printed: String? {
        let printed = verdict.printed
        if printed.lines.isEmpty { return nil }
        let lines = printed.lines.prefix(Self.shownLines).map { line, count in
            "  " + (isTerminal ? TextColumns.cut(line, to: width - 17) : line)
                + (count > 1 ? style.faint("   (\(count) times)") : "")
        }
        let rest = printed.lines.count - lines.count
        let all = "and \(rest) other lines; all of it: swift run workbook test \(verdict.exercise.label)"
        return (["Your code printed:"] + lines + (rest > 0 ? ["  " + style.faint(all)] : [])).joined(separator: "\n")
    }

    /// The findings, the most important first, and the number of those not shown.
    package var findings: [String] {
        let findings = VerdictFindings(verdict, in: checkout, isForLearner: true).all
        var parts = findings.prefix(shown).map {
            $0.text(style, width: width, isTerminal: isTerminal)
        }
        let rest = findings.dropFirst(shown)
        if !rest.isEmpty {
            let names = rest.compactMap(\.name)
            let count = "And \(rest.count) more" + (names.isEmpty ? "." : ": \(names.joined(separator: ", ")).")
            let all = "To see all: swift run workbook check \(verdict.exercise.label) --all-findings"
            parts.append(TextColumns.wrap("\(count) \(all)", width: width).joined(separator: "\n"))
        }
        return parts
    }

    /// The points earned, in all and by kind of requirement.
    package var sum: String { ([headline] + kinds).joined(separator: "\n") }

    private var headline: String {
        let name = "\(verdict.exercise.label) \(verdict.exercise.name)"
        let points = "\(verdict.points) of \(verdict.exercise.points) points"
        if verdict.hasPassed { return "\(style.bold(name)): \(style.good("passed")), \(points)" }
        if !verdict.compilerErrors.isEmpty { return "\(style.bold(name)): \(style.bad("does not compile")), \(points)" }
        return "\(style.bold(name)): \(style.bad("not passed")), \(points)"
    }

    /// One line per kind, because behavior and structure are different things to get wrong.
    private var kinds: [String] {
        Requirement.Kind.allCases.compactMap { kind in
            let results = verdict.results.filter { $0.requirement.kind == kind }
            if results.isEmpty { return nil }
            let met = results.filter(\.isMet)
            let points = (results.map(\.requirement.points).reduce(0, +), met.map(\.requirement.points).reduce(0, +))
            let count = "\(met.count) of \(results.count) met"
            let mark = met.count == results.count ? style.good(count) : style.bad(count)
            let line = TextColumns.padded("  " + kind.rawValue, to: 13) + mark + ", \(points.1) of \(points.0) points"
            let open = results.filter { !$0.isMet }.map(\.requirement.id).joined(separator: ", ")
            if open.isEmpty { return line }
            let fits = TextColumns.width(line) + open.count + 10 <= width
            if fits { return line + "  " + style.faint("(open: \(open))") }
            let below = TextColumns.wrap("(open: \(open))", width: width - 4).map { "    " + style.faint($0) }
            return ([line] + below).joined(separator: "\n")
        }
    }
}
