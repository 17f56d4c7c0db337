import Checking
import Course
import Foundation

extension ExerciseMark {
    /// Converts a verdict to a mark, with its findings and the code that they are about.
    init(_ verdict: Verdict, of answer: FileTree, in checkout: Checkout) {
        let all = VerdictFindings(verdict, in: checkout).all
        let findings = all.prefix(MarkFinding.most)
        self.init(
            exercise: verdict.exercise.label, outcome: Outcome(verdict), points: verdict.points,
            requirements: verdict.results.map { result in
                RequirementMark(
                    id: result.requirement.id, outcome: RequirementMark.Outcome(result.outcome),
                    points: result.isMet ? result.requirement.points : 0)
            },
            findings: findings.map { MarkFinding($0, in: answer, of: verdict.exercise) }
                + (all.count > findings.count ? [MarkFinding(ofMore: all.count - findings.count)] : []))
    }

    /// Creates the mark of an answer whose tests never ran, and says why; a refused one has no points, not even 0.
    init(_ exercise: Exercise, _ outcome: Outcome, because what: String, _ lines: [MarkFinding.Line] = []) {
        let hasVerdict = outcome != .refused
        let unreached = exercise.requirements.map { RequirementMark(id: $0.id, outcome: .notReached, points: 0) }
        self.init(
            exercise: exercise.label, outcome: outcome, points: hasVerdict ? 0 : nil,
            requirements: hasVerdict ? unreached : [],
            findings: [MarkFinding(place: nil, what: what, name: nil, lines: lines)])
    }
}

extension ExerciseMark.Outcome {
    /// Sums up a verdict in one word; the outcome that kept most requirements from being met comes first.
    init(_ verdict: Verdict) {
        let outcomes = verdict.results.map(\.outcome) + verdict.strayCulprits
        func has(_ isOne: (RequirementResult.Outcome) -> Bool) -> Bool { outcomes.contains(where: isOne) }
        self =
            if verdict.hasPassed {
                .passed
            } else if !verdict.missingFiles.isEmpty {
                .missing
            } else if !verdict.compilerErrors.isEmpty {
                .doesNotCompile
            } else if !verdict.forbiddenUses.isEmpty {
                .untrusted
            } else if has({ if case .crashed = $0 { true } else { false } }) {
                .crashed
            } else if has({ if case .timedOut = $0 { true } else { false } }) {
                .timedOut
            } else if has({ if case .endedEarly = $0 { true } else { false } }) {
                .endedEarly
            } else {
                .notPassed
            }
    }
}

extension RequirementMark.Outcome {
    init(_ outcome: RequirementResult.Outcome) {
        self =
            switch outcome {
            case .met: .met
            case .failed: .failed
            case .crashed: .crashed
            case .timedOut: .timedOut
            case .endedEarly: .endedEarly
            case .notJudged: .notJudged
            case .notReached: .notReached
            }
    }
}

extension MarkFinding {
    /// The most findings that one answer gets; a stranger's code may produce a hundred thousand.
    fileprivate static let most = 50
    /// How many lines appear before and after the marked one.
    private static let around = 3
    /// The most characters of a text, and of a line of code.
    private static let (longest, widest) = (4_000, 240)

    /// A note that there are more findings.
    fileprivate init(ofMore count: Int) {
        self.init(place: nil, what: "\(count) more \(count == 1 ? "finding" : "findings")", name: nil, lines: [])
    }

    private static func shortened(_ text: String, to count: Int) -> String {
        text.count > count ? text.prefix(count) + " ..." : text
    }

    /// Converts a finding, with the code at its place if the student wrote that file, and without the hint command.
    init(_ finding: Finding, in answer: FileTree, of exercise: Exercise) {
        self.init(
            place: finding.place, what: Self.shortened(finding.what, to: Self.longest), name: finding.name,
            lines: finding.lines.filter { $0.heading != "hint" }.map {
                Line(heading: $0.heading, text: Self.shortened($0.text, to: Self.longest))
            },
            code: finding.place.flatMap { Self.code(at: $0, in: answer, of: exercise) })
    }

    private static func code(at place: String, in answer: FileTree, of exercise: Exercise) -> Code? {
        let parts = place.split(separator: ":")
        guard parts.count > 1, let line = Int(parts[1]), parts[0].hasPrefix(exercise.path + "/"),
            let data = answer[String(parts[0].dropFirst(exercise.path.count + 1))]
        else { return nil }
        let lines = String(decoding: data, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        guard lines.indices.contains(line - 1) else { return nil }
        let shown = max(0, line - 1 - around)...min(lines.count - 1, line - 1 + around)
        return Code(from: shown.lowerBound + 1, lines: lines[shown].map { shortened($0, to: widest) }, marked: line)
    }
}
