import Checking
import Course
import Journeys

extension Observation {
    /// Observes one run of all journeys of a rung, journey by journey.
    init(journeysOf lesson: Lesson, _ attempt: TestAttempt, in checkout: Checkout) throws(CheckError) {
        try self.init(of: RungApp(ofRung: lesson.number).journeys, on: lesson, attempt, in: checkout)
    }

    /// Observes one run of these journeys on a rung.
    init(
        of journeys: [Journey], on lesson: Lesson, _ attempt: TestAttempt, in checkout: Checkout
    ) throws(CheckError) {
        let run = attempt.run
        compilerErrors =
            attempt.wasBuilt
            ? [] : try attempt.compilerErrors(of: lesson.path, narrowed: "WORKBOOK_ONLY=\(lesson.label)")
        states = journeys.map { ($0.id, State(of: $0, in: run)) }
        strays = run.issues.filter { issue in !journeys.contains { issue.tells(of: $0) } }
            .map { IssueWords($0).what }
        reading = run.issues.map(\.story).joined(separator: "\n\n")
    }
}

extension Observation.State {
    fileprivate init(of journey: Journey, in run: TestRun) {
        if let issue = run.issues.first(where: { $0.tells(of: journey) }) {
            self = .failed(issue.story)
        } else if !run.has("journeyPasses") {
            self = .unknown("no journey was run")
        } else {
            self = run.hasEnded ? .met : .unknown("the run did not come to its end")
        }
    }
}

extension TestIssue {
    fileprivate func tells(of journey: Journey) -> Bool {
        expectation.contains("Journey \(journey.number) (\(journey.id)) ")
    }

    /// The message of a failed journey, up to the drawing.
    fileprivate var story: String {
        let lines = expectation.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix { $0 != "  the screen:" }.joined(separator: "\n")
    }
}
