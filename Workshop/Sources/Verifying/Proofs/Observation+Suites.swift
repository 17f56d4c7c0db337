import Checking
import Course

extension Observation {
    /// Observes one run of a lesson's suites, suite by suite.
    init(suitesOf lesson: Lesson, _ attempt: TestAttempt, in checkout: Checkout) throws(CheckError) {
        let run = attempt.run
        compilerErrors =
            attempt.wasBuilt
            ? [] : try attempt.compilerErrors(of: lesson.path, narrowed: "WORKBOOK_ONLY=\(lesson.label)")
        states = run.suites.map { ($0, State(of: $0, in: run)) }
        strays = run.issues.filter { $0.testID == nil }.map { IssueWords($0).what }
        reading = run.issues.prefix(VerdictReport.shownFindings).map { issue in
            let words = IssueWords(issue)
            let place = issue.file.map { checkout.path(ofAbsolute: $0) + (issue.line.map { ":\($0)" } ?? "") }
            let suite = issue.testID.map(TestRun.suite)
            return Finding(place: words.place ?? place, what: words.what, name: suite, lines: words.lines).text(.plain)
        }.joined(separator: "\n\n")
    }
}

extension Observation.State {
    fileprivate init(of suite: String, in run: TestRun) {
        let issues = run.issues(ofSuite: suite)
        if !run.hasEnded, let test = run.unfinished(inSuite: suite).first {
            self = .broken("the run broke off in the test \(test)")
        } else if let issue = issues.first(where: { !$0.comments.isEmpty }) ?? issues.first {
            self = .failed(IssueWords(issue).what)
        } else {
            self = run.hasEnded ? .met : .unknown("the run did not come to its end")
        }
    }
}
