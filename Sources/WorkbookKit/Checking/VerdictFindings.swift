import Foundation

/// Puts a verdict into findings, the most important first.
public struct VerdictFindings {
    private let verdict: Verdict
    private let checkout: Checkout
    private var exercise: Exercise { verdict.exercise }

    /// The findings of a verdict on files of that checkout.
    public init(_ verdict: Verdict, in checkout: Checkout) {
        self.verdict = verdict
        self.checkout = checkout
    }

    /// All of them: what kept the tests from running, then what brought them down, then what they found, and last
    /// what they never came to.
    public var all: [Finding] {
        if !verdict.compilerErrors.isEmpty { return verdict.compilerErrors.map(finding) }
        let disturbances = Set(verdict.unmet.compactMap { disturbance($0.outcome) })
        let unmet = verdict.unmet.enumerated().sorted { first, second in
            (rank(first.element.outcome), first.offset) < (rank(second.element.outcome), second.offset)
        }
        let strays = verdict.strayCulprits.map { culprit($0, of: nil) } + verdict.strays.map { stray($0) }
        return strays + unmet.map { finding($0.element, disturbances: disturbances) }
    }

    private func rank(_ outcome: RequirementResult.Outcome) -> Int {
        switch outcome {
        case .crashed, .timedOut, .endedEarly: 0
        case .failed: 1
        case .notReached, .met: 2
        }
    }

    private func disturbance(_ outcome: RequirementResult.Outcome) -> String? {
        switch outcome {
        case .crashed(let test, _), .timedOut(let test, _), .endedEarly(let test): test
        case .failed, .notReached, .met: nil
        }
    }

    // MARK: - Requirements

    private func finding(_ result: RequirementResult, disturbances: Set<String>) -> Finding {
        switch result.outcome {
        case .failed(let issues): failed(result.requirement, issues)
        case .notReached(let reason):
            Finding(
                place: nil, what: "no verdict: \(reason)", name: result.requirement.id,
                lines: [goal(result.requirement)])
        case .met, .crashed, .timedOut, .endedEarly: culprit(result.outcome, of: result.requirement)
        }
    }

    private func failed(_ requirement: Requirement, _ issues: [TestIssue]) -> Finding {
        // An expectation that the suite explains teaches more than one that it does not.
        let issue = issues.first { !$0.comments.isEmpty } ?? issues[0]
        let words = IssueWords(issue)
        var lines = [goal(requirement)] + words.lines
        if issues.count > 1 { lines.append(("also", Self.more(issues.count - 1))) }
        lines.append(hint(requirement))
        return finding(issue, what: words.what, name: requirement.id, lines: lines)
    }

    private func stray(_ issue: TestIssue) -> Finding {
        let words = IssueWords(issue)
        return finding(issue, what: words.what, name: nil, lines: words.lines)
    }

    private func finding(
        _ issue: TestIssue, what: String, name: String?, lines: [(heading: String, text: String)]
    ) -> Finding {
        Finding(place: place(issue.file, issue.line, issue.column), what: what, name: name, lines: lines)
    }

    // MARK: - Crashes, loops and exits

    private func culprit(_ outcome: RequirementResult.Outcome, of requirement: Requirement?) -> Finding {
        var lines = requirement.map { [goal($0)] } ?? []
        var place: String?
        let what: String
        switch outcome {
        case .crashed(let test, let report):
            place = mine(report)
            what = "crashed: \(report.message ?? "the process was ended by the system")"
            lines.append(("test", test))
            lines.append(("fix", "make that line safe for whatever the test gives it"))
        case .timedOut(let test, let seconds):
            what = "timed out: the test \(test) was still running after \(seconds) s and was ended"
            lines.append(("fix", "look for a loop that never ends, or a completion that is never called"))
            lines.append(("also", "--timeout SECONDS gives it more time"))
        case .endedEarly(let test):
            what = "ended early: the process left while the test \(test) was running"
            lines.append(("fix", "take out the call that ends the process, such as exit()"))
        case .met, .failed, .notReached:
            what = "no verdict"
        }
        if let requirement { lines.append(hint(requirement)) }
        return Finding(place: place, what: what, name: requirement?.id, lines: lines)
    }

    /// The innermost frame in the exercise's own sources.
    private func mine(_ report: CrashReport) -> String? {
        let own = report.places.first { checkout.path(ofAbsolute: $0.file).hasPrefix(exercise.path + "/") }
        return own.map { "\(checkout.path(ofAbsolute: $0.file)):\($0.line)" }
    }

    // MARK: - Compiler errors

    private func finding(_ error: CompilerMessage) -> Finding {
        let file = checkout.path(ofAbsolute: error.file)
        let advice = CompilerAdvice(exercise: exercise, checkout: checkout).lines(file: file, line: error.line)
        return Finding(place: place(error.file, error.line, error.column), what: error.text, name: nil, lines: advice)
    }

    // MARK: - Parts

    private func goal(_ requirement: Requirement) -> (heading: String, text: String) {
        ("goal", requirement.goal)
    }

    private func hint(_ requirement: Requirement) -> (heading: String, text: String) {
        let isFirst = verdict.unmet.first?.requirement.id == requirement.id
        let which = isFirst ? "" : " --requirement \(requirement.id)"
        return ("hint", "swift run workbook hint \(exercise.label)\(which)")
    }

    private func place(_ file: String?, _ line: Int?, _ column: Int?) -> String? {
        guard let file, let line else { return nil }
        return checkout.path(ofAbsolute: file) + ":\(line)" + (column.map { ":\($0)" } ?? "")
    }

    private static func more(_ count: Int) -> String {
        count == 1
            ? "1 more expectation of this requirement failed" : "\(count) more expectations of this requirement failed"
    }
}
