import Course
import Foundation

/// Turns a verdict into findings, the most important first.
package struct VerdictFindings {
    let verdict: Verdict
    let checkout: Checkout
    let isForLearner: Bool
    var exercise: Exercise { verdict.exercise }

    /// Creates the findings of a verdict on files of that checkout.
    ///
    /// `isForLearner` adds what only the learner's checkout can tell: the line that crashed, and locked files that
    /// changed.
    package init(_ verdict: Verdict, in checkout: Checkout, isForLearner: Bool = false) {
        self.verdict = verdict
        self.checkout = checkout
        self.isForLearner = isForLearner
    }

    /// All findings: first the reasons why tests didn't run, then the tests that broke the run off, then the failures,
    /// and last the requirements without a verdict.
    package var all: [Finding] {
        if !verdict.missingFiles.isEmpty { return verdict.missingFiles.map(missing) }
        if !verdict.compilerErrors.isEmpty {
            return CompilerFindings(verdict.compilerErrors, of: exercise, in: checkout).all
        }
        let strays = verdict.strayCulprits.map { culprit($0, of: nil) } + verdict.strays.map { stray($0) }
        return changedFiles + strays + culprits + forbidden + failures + notJudged + notReached
    }

    /// Joins findings that say the same: the first one stays, and lists the requirements of the others.
    func joined(
        _ findings: [(id: String, finding: Finding)], saying sentence: String, by isAlike: (Finding, Finding) -> Bool
    ) -> [Finding] {
        var joined: [(finding: Finding, others: [String])] = []
        for (id, finding) in findings {
            if let index = joined.firstIndex(where: { isAlike($0.finding, finding) }) {
                joined[index].others.append(id)
            } else {
                joined.append((finding, []))
            }
        }
        return joined.map { finding, others in
            if others.isEmpty { return finding }
            let also = ("also", "\(sentence) \(others.joined(separator: ", "))")
            return Finding(
                place: finding.place, what: finding.what, name: finding.name, lines: finding.lines + [also])
        }
    }

    /// The locked files that changed, which may be why a test fails that names another file.
    private var changedFiles: [Finding] {
        if verdict.hasPassed || !isForLearner { return [] }
        let locked = LockedFiles(of: exercise, in: checkout)
        return locked.changed.map { file in
            Finding(
                place: file, what: "this file was changed, and is not one that you edit", name: nil,
                lines: [
                    ("why", "the tests below may fail for that alone"),
                    ("fix", "bring it back: \(locked.remedy(for: file))"),
                ])
        }
    }

    private func missing(_ file: String) -> Finding {
        let label = exercise.label
        return Finding(
            place: exercise.path + "/" + file, what: "the file is not there", name: nil,
            lines: [
                ("why", "it is what you edit in exercise \(label), and nothing compiles without it"),
                ("fix", "save it again, or bring the starter back: swift run workbook reset \(label)"),
            ])
    }

    // MARK: - Requirements

    private var failures: [Finding] {
        let found = verdict.unmet.compactMap { result -> (id: String, finding: Finding)? in
            guard case .failed(let issues) = result.outcome else { return nil }
            return (result.requirement.id, failed(result.requirement, issues))
        }
        return joined(found, saying: "the same holds for") { first, second in
            first.place == second.place && first.what == second.what
                && ["happened", "expected", "got", "saw", "why"].allSatisfy {
                    first.text(under: $0) == second.text(under: $0)
                }
        }
    }

    private func failed(_ requirement: Requirement, _ issues: [TestIssue]) -> Finding {
        // An expectation that the suite explains teaches more than one without a comment.
        let issue = issues.first { !$0.comments.isEmpty } ?? issues[0]
        let words = IssueWords(issue)
        // A rule explains its own purpose; the goal of a requirement that covers all rules may be about others.
        var lines = (words.rule == nil ? [goal(requirement)] : []) + words.lines
        if issues.count > 1 { lines.append(("also", more(issues, than: issue))) }
        if words.saysWhereToLook, words.rule == nil, let test = place(issue.file, issue.line, nil) {
            lines.append(("test", test))
        }
        let trap = trap(behind: issue)
        let place = trap?.place ?? place(words, issue)
        if words.tellsACrash { lines = (trap.map(line(of:)) ?? place.map(line(of:)) ?? []) + lines }
        lines.append(hint(requirement))
        let name = [requirement.id, words.rule].compactMap(\.self).joined(separator: ", ")
        return Finding(place: place, what: words.what, name: name, lines: lines)
    }

    private func stray(_ issue: TestIssue) -> Finding {
        let words = IssueWords(issue)
        return Finding(place: place(words, issue), what: words.what, name: words.rule, lines: words.lines)
    }

    /// Returns the failures besides the one that is shown: the places of broken rules, or else a count.
    private func more(_ issues: [TestIssue], than shown: TestIssue) -> String {
        let others = issues.filter { $0 != shown }
        if others.isEmpty {
            return "the same expectation failed \(issues.count == 2 ? "twice" : "\(issues.count) times")"
        }
        let places = others.map(IssueWords.init).filter { $0.rule != nil }.compactMap(\.place)
        if !places.isEmpty, places.count == others.count { return places.joined(separator: "\n") }
        return others.count == 1
            ? "1 more expectation of this requirement failed"
            : "\(others.count) more expectations of this requirement failed"
    }

    /// One finding per requirement that comes first, with all that wait for it.
    private var notJudged: [Finding] {
        var waits: [(first: String, reason: String, ids: [String])] = []
        for result in verdict.unmet {
            guard case .notJudged(let first, let reason) = result.outcome else { continue }
            if let index = waits.firstIndex(where: { $0.first == first }) {
                waits[index].ids.append(result.requirement.id)
            } else {
                waits.append((first, reason, [result.requirement.id]))
            }
        }
        return waits.map { first, reason, ids in
            Finding(
                place: nil, what: "not judged yet: \(ids.joined(separator: ", ")). \(first) comes first", name: nil,
                lines: [("why", reason)])
        }
    }

    /// One finding per reason, with all requirements that have no verdict because of it.
    private var notReached: [Finding] {
        var reasons: [(text: String, ids: [String])] = []
        for result in verdict.unmet {
            guard case .notReached(let reason) = result.outcome else { continue }
            if let index = reasons.firstIndex(where: { $0.text == reason }) {
                reasons[index].ids.append(result.requirement.id)
            } else {
                reasons.append((reason, [result.requirement.id]))
            }
        }
        return reasons.map { reason, ids in
            Finding(
                place: nil, what: "no verdict on \(ids.joined(separator: ", ")): \(reason)", name: nil, lines: [])
        }
    }

    /// The finding of uses that could have forged the report, without those that already ended the run.
    private var forbidden: [Finding] {
        let caught = culprits.compactMap(\.place)
        let uses = verdict.forbiddenUses.filter { !caught.contains($0.place) }
        guard let first = uses.first else { return [] }
        let others = uses.dropFirst().map { ("also", "\($0.place): \($0.text) \($0.power.does)") }
        let lines = [
            (
                "why",
                "a verdict is what the run of the tests tells, and code that can do this could tell it in their place"
            ),
            ("fix", "take it out: no answer needs it, and with it no requirement counts as met"),
        ]
        return [
            Finding(
                place: first.place,
                what: "the report of the tests can't be trusted: \(first.text) \(first.power.does)",
                name: "no-forbidden-calls", lines: others + lines)
        ]
    }

    // MARK: - Parts

    func goal(_ requirement: Requirement) -> (heading: String, text: String) {
        ("goal", requirement.goal)
    }

    func hint(_ requirement: Requirement) -> (heading: String, text: String) {
        let isFirst = verdict.unmet.first?.requirement.id == requirement.id
        let which = isFirst ? "" : " --requirement \(requirement.id)"
        return ("hint", "swift run workbook hint \(exercise.label)\(which)")
    }

    /// Returns the place that the words are about, or nil if the suite says where to look without naming a file.
    private func place(_ words: IssueWords, _ issue: TestIssue) -> String? {
        words.place ?? (words.saysWhereToLook ? nil : place(issue))
    }

    private func place(_ issue: TestIssue) -> String? { place(issue.file, issue.line, issue.column) }

    private func place(_ file: String?, _ line: Int?, _ column: Int?) -> String? {
        guard let file, let line else { return nil }
        return checkout.path(ofAbsolute: file) + ":\(line)" + (column.map { ":\($0)" } ?? "")
    }
}

extension ForbiddenUse.Power {
    fileprivate var does: String {
        switch self {
        case .endsTheProcess: "ends the process in which they run"
        case .startsAnother: "starts a process beside the one in which they run"
        case .asksAboutTheRun: "finds out how they are run, and where their report is"
        case .goesPastSwift: "reaches past Swift for what belongs to the whole process"
        }
    }
}
