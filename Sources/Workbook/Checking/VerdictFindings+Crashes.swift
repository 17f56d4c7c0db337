import Course
import Foundation

extension VerdictFindings {
    /// One finding per place and reason, because a line that crashes does so in every test that reaches it.
    var culprits: [Finding] {
        let found = verdict.unmet.filter(\.outcome.brokeTheRunOff).map {
            (id: $0.requirement.id, finding: culprit($0.outcome, of: $0.requirement))
        }
        return joined(found, saying: "the same in the tests of") { $0.place == $1.place && $0.what == $1.what }
    }

    func culprit(_ outcome: RequirementResult.Outcome, of requirement: Requirement?) -> Finding {
        var lines = requirement.map { [goal($0)] } ?? []
        var place: String?
        let what: String
        switch outcome {
        case .crashed(let test, let report):
            let crashed = report.crashedLine(in: exercise, of: checkout)
            place = crashed?.place ?? exercise.onlyFile
            what = "crashed: \(report.text)"
            lines += (crashed.map(line(of:)) ?? []) + [("test", test)] + report.advice
        case .timedOut(let test, let seconds):
            place = exercise.onlyFile
            what = "timed out: the test \(test) was still running after \(seconds) s and was ended"
            lines.append(("look", CrashReport.whatToLookForInALoop))
            lines.append(("fix", "let the call return at once, and go on in the completion"))
            // A student can't give this option to the teacher's command.
            if isForLearner { lines.append(("also", "a test that only needs longer gets it with --timeout SECONDS")) }
        case .endedEarly(let test):
            place = verdict.forbiddenUses.first { $0.power == .endsTheProcess }?.place
            what = "ended early: the process left while a test was running, which is no way to pass it"
            lines.append(("test", test))
            lines.append(("fix", "take out the call that ends the process, such as exit()"))
        case .met, .failed, .notJudged, .notReached:
            what = "no verdict"
        }
        if let requirement { lines.append(hint(requirement)) }
        return Finding(place: place, what: what, name: requirement?.id, lines: lines)
    }

    /// Returns the line that crashed in the process that this expectation started; nil if none crashed, or if its line
    /// can't be told.
    func trap(behind issue: TestIssue) -> CrashReport.CrashedLine? {
        guard let file = issue.file, let line = issue.line, issue.expectation.contains(".signal(") else { return nil }
        // The process runs the closure that begins on the expectation's line.
        let distances = verdict.crashes.compactMap { report in
            report.places.filter { $0.file == file && $0.line >= line }.map { $0.line - line }.min().map {
                ($0, report)
            }
        }
        let report = distances.min { $0.0 < $1.0 }?.1 ?? CrashReport(signal: Self.signal(in: issue.expectation))
        return report.crashedLine(in: exercise, of: checkout)
    }

    private static func signal(in expectation: String) -> Int32? {
        expectation.firstMatch(of: #/\.signal\((?:\w+ → )?(\d+)\)/#).flatMap { Int32($0.1) }
    }

    /// Returns the text of the line that crashed, and the reason to look there.
    func line(of crashed: CrashReport.CrashedLine) -> [(heading: String, text: String)] {
        line(of: crashed.place) + crashed.doubt
    }

    /// Returns the text of the line at a place; empty if the place is a whole file.
    func line(of place: String) -> [(heading: String, text: String)] {
        text(at: place).map { [("line", $0)] } ?? []
    }

    /// Returns the text of the line at a place, without its indentation.
    private func text(at place: String) -> String? {
        let parts = place.split(separator: ":")
        guard isForLearner, parts.count > 1, let number = Int(parts[1]),
            let text = try? String(contentsOf: checkout.url(String(parts[0])), encoding: .utf8)
        else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.indices.contains(number - 1) ? lines[number - 1].trimmingCharacters(in: .whitespaces) : nil
    }
}
