import RoleRules
import SourceModel

/// The findings of `lint`, before they are printed.
struct LintResult {
    /// The rules' own report, including the findings that a baseline knows.
    let report: RoleReport
    /// The findings that count: all, or only those that the baseline doesn't know.
    private(set) var violations: [Violation]
    /// The baseline's name, or nil without one.
    private(set) var baseline: String?
    /// The number of findings that the baseline knows.
    private(set) var knownCount = 0
    /// The baseline's findings that no longer occur.
    private(set) var gone: [BaselineEntry] = []
    /// The commit after which changed lines count, or nil if all lines count.
    private(set) var since: String?
    /// The number of findings about lines unchanged since that commit.
    private(set) var unchangedCount = 0
    let sources: Sources
    let project: LintedProject

    /// The files that couldn't be read, so that nothing in them was checked.
    var unread: [UnreadFile] { sources.unread }

    init(_ report: RoleReport, sources: Sources, project: LintedProject) {
        self.report = report
        self.sources = sources
        self.project = project
        violations = report.violations
    }

    /// The number of findings for each violated rule, the most frequent first.
    var countByRule: [(rule: String, count: Int)] {
        Dictionary(violations.map { ($0.rule, 1) }, uniquingKeysWith: +).map { (rule: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    }

    mutating func leaveOut(_ known: Set<Int>, gone: [BaselineEntry], baseline: String) {
        violations = violations.indices.filter { !known.contains($0) }.map { violations[$0] }
        knownCount = known.count
        self.gone = gone
        self.baseline = baseline
    }

    /// Leaves out findings about lines or members that haven't changed since a commit.
    ///
    /// - Throws: `LintError` if git can't find the changes.
    mutating func leaveOutUnchanged(
        since commit: String, environment: [String: String]
    ) throws(LintError) {
        let changed = try ChangedLines(since: commit, in: project.root, environment: environment)
        let files = Dictionary(sources.files.map { ($0.path, $0) }) { first, _ in first }
        let before = violations.count
        violations = violations.filter { violation in
            let lines = files[violation.file]?.lines(around: violation.line, violation.column)
            return changed.contains(lines ?? violation.line...violation.line, of: project.path(of: violation.file))
        }
        (since, unchangedCount) = (commit, before - violations.count)
    }
}

extension SourceFile {
    /// The lines of the member around a place, or the place's own line for a finding about a whole type.
    fileprivate func lines(around line: Int, _ column: Int) -> ClosedRange<Int> {
        let path = path(to: Location(file: path, line: line, column: column))
        guard let member = path.first(where: { !$0.isType && $0.kind != .extension }) else { return line...line }
        let whole = member.extent.whole
        return location(at: whole.lowerBound)
            .line...max(line, location(at: max(whole.lowerBound, whole.upperBound - 1)).line)
    }
}
