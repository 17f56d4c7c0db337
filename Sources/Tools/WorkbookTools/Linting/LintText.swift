import RoleRules
import Typesetting

/// The findings as a compiler prints them, followed by the sums.
enum LintText {
    /// The number of unplaced types to name; the rest is only counted.
    static let shownUnplaced = 20

    /// Returns the whole text, in which each finding ends in the command that shows its rule.
    static func text(_ result: LintResult, _ style: Style) -> String {
        let findings =
            result.violations.map { text($0, style) + "\n  more: swift run workbook rules \($0.rule)" }
            + result.unread.map(\.description)
        let parts = [findings.joined(separator: "\n"), summary(result, style), gone(result), unplaced(result)]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the violation's own description, with color.
    static func text(_ violation: Violation, _ style: Style) -> String {
        guard style.isColored else { return violation.description }
        let place = "\(violation.file):\(violation.line):\(violation.column):"
        let rest = violation.description.dropFirst(place.count + " error:".count)
        return style.bold(place) + " " + style.bad("error:") + rest
    }

    private static func summary(_ result: LintResult, _ style: Style) -> String {
        let new = result.baseline == nil ? "" : "new "
        let count = result.violations.count
        let findings = count == 0 ? "No \(new)findings" : count.counted("\(new)finding")
        let rules = result.report.rules.count.counted("rule")
        let files = result.report.fileCount.counted("file")
        var lines = ["\(findings) in \(files), by \(rules) of \(result.report.architecture)"]
        lines[0] = count == 0 ? style.good(lines[0]) : style.bad(lines[0])
        let counts = result.countByRule
        let widest = counts.map(\.rule.count).max() ?? 0
        lines += counts.map { "  " + TextColumns.padded($0.rule, to: widest + 2) + "\($0.count)" }
        if let baseline = result.baseline, result.knownCount > 0 {
            lines.append("  \(result.knownCount.counted("finding")) more, which \(baseline) knows")
        }
        if let since = result.since, result.unchangedCount > 0 {
            lines.append(
                "  \(result.unchangedCount.counted("finding")) more, on lines that did not change since \(since)")
        }
        if !result.sources.leftOut.isEmpty {
            lines.append("  left out: \(result.sources.leftOut.joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }

    private static func gone(_ result: LintResult) -> String {
        guard let baseline = result.baseline, !result.gone.isEmpty else { return "" }
        let verb = result.gone.count == 1 ? "is" : "are"
        let title = "\(result.gone.count.counted("finding")) of \(baseline) \(verb) gone; --update-baseline takes "
        let lines = result.gone.map { "  \($0.file): \($0.what) [\($0.rule)]" }
        return ([title + (result.gone.count == 1 ? "it out:" : "them out:")] + lines).joined(separator: "\n")
    }

    private static func unplaced(_ result: LintResult) -> String {
        let unplaced = result.report.unplaced
        guard !unplaced.isEmpty else { return "" }
        let title =
            unplaced.count == 1
            ? "1 type has no role in \(result.report.architecture):"
            : "\(unplaced.count) types have no role in \(result.report.architecture):"
        let shown = unplaced.prefix(shownUnplaced)
        let widest = shown.map(\.name.count).max() ?? 0
        var lines = shown.map {
            "  " + TextColumns.padded($0.name, to: widest + 2) + "\($0.location.file):\($0.location.line)"
        }
        if unplaced.count > shown.count {
            lines.append("  and \(unplaced.count - shown.count) more, which --format json lists")
        }
        return ([title] + lines).joined(separator: "\n")
    }
}
