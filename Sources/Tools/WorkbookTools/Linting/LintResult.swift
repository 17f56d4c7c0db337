import RoleRules
import SourceModel

/// What `lint` found, before it is printed.
struct LintResult {
    /// The rules' own report, with findings that a baseline knows.
    let report: RoleReport
    /// The findings that count: all, or those that the baseline does not know.
    private(set) var violations: [Violation]
    /// How the baseline was named; nil where there is none.
    private(set) var baseline: String?
    /// How many findings the baseline knows.
    private(set) var knownCount = 0
    /// Findings of the baseline that are gone.
    private(set) var gone: [BaselineEntry] = []
    /// The commit since which lines count; nil where all do.
    private(set) var since: String?
    /// How many findings are about lines that did not change since then.
    private(set) var unchangedCount = 0
    let sources: Sources
    let project: LintedProject

    /// What could not be read, so that nothing in it was checked.
    var unread: [UnreadFile] { sources.unread }

    init(_ report: RoleReport, sources: Sources, project: LintedProject) {
        self.report = report
        self.sources = sources
        self.project = project
        violations = report.violations
    }

    /// The number of findings for each rule that has any, the most frequent first.
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

    /// Leaves out what is about lines that did not change since a commit, and about members none of whose lines did.
    ///
    /// - Throws: `LintError` where git can't say what changed.
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
    /// The lines of the member around a place; of what is about a type as a whole, its own line.
    fileprivate func lines(around line: Int, _ column: Int) -> ClosedRange<Int> {
        let path = path(to: Location(file: path, line: line, column: column))
        guard let member = path.first(where: { !$0.isType && $0.kind != .extension }) else { return line...line }
        let whole = member.extent.whole
        return location(at: whole.lowerBound)
            .line...max(line, location(at: max(whole.lowerBound, whole.upperBound - 1)).line)
    }
}
