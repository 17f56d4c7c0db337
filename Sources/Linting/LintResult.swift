import RoleRules
import SourceModel

/// What `lint` found, before it is printed.
public struct LintResult {
    /// The rules' own report, with findings that a baseline knows.
    public let report: RoleReport
    /// The findings that count: all, or those that the baseline does not know.
    public private(set) var violations: [Violation]
    /// How the baseline was named; nil where there is none.
    public private(set) var baseline: String?
    /// How many findings the baseline knows.
    public private(set) var knownCount = 0
    /// Findings of the baseline that are gone.
    private(set) var gone: [BaselineEntry] = []
    let sources: Sources
    let project: LintedProject

    /// What could not be read, so that nothing in it was checked.
    public var unread: [UnreadFile] { sources.unread }

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
}
