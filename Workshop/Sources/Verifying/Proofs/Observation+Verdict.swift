import Checking
import Course

extension Observation {
    /// Observes the check of an exercise.
    init(_ verdict: Verdict, in checkout: Checkout) {
        states = verdict.results.map { ($0.requirement.id, State($0.outcome)) }
        compilerErrors = verdict.compilerErrors
        strays =
            verdict.strays.map { IssueWords($0).what }
            + verdict.strayCulprits.map { outcome in
                if case .broken(let how) = State(outcome) { how } else { "a test of no requirement failed" }
            }
        reading = VerdictReport(verdict, in: checkout, style: .plain, width: 120).text
    }

    /// Observes the check of a variant, and the place that its first finding points to in these files.
    init(_ verdict: Verdict, in checkout: Checkout, of answer: FileTree, solvedBy right: FileTree) {
        self.init(verdict, in: checkout)
        first = VerdictFindings(verdict, in: checkout).all.first.map {
            FirstFinding($0, about: answer, at: verdict.exercise.path, solvedBy: right)
        }
    }
}

extension Observation.State {
    fileprivate init(_ outcome: RequirementResult.Outcome) {
        switch outcome {
        case .met: self = .met
        case .failed(let issues): self = .failed(IssueWords(issues.first { !$0.comments.isEmpty } ?? issues[0]).what)
        case .crashed(let test, let report):
            self = .broken("crashed in the test \(test): \(report.message ?? "the system ended the process")")
        case .timedOut(let test, let seconds): self = .broken("the test \(test) was still running after \(seconds) s")
        case .endedEarly(let test): self = .broken("the process left while the test \(test) was running")
        case .notJudged(let first, _): self = .waiting(first)
        case .notReached(let reason): self = .unknown(reason)
        }
    }
}
