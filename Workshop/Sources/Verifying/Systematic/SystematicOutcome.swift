import Checking
import Course

/// The outcome of one systematic mutant.
enum SystematicOutcome: Equatable {
    /// A suite noticed it.
    ///
    /// The values are the first failed requirement, if any, the first words, and how well the finding fits the mistake;
    /// nil if that wasn't asked for.
    case caught(by: String, words: String, fit: FindingFit? = nil)
    /// The run crashed or hung in these tests.
    case brokeOff(tests: [String])
    /// All tests passed.
    case survived
    /// The compiler rejects it, so no learner can hand it in.
    case doesNotCompile
}

extension SystematicOutcome: Codable {
    private enum CodingKeys: String, CodingKey {
        case what, by, words, fit, tests
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        switch try fields.decode(String.self, forKey: .what) {
        case "caught":
            self = .caught(
                by: try fields.decode(String.self, forKey: .by), words: try fields.decode(String.self, forKey: .words),
                fit: try fields.decodeIfPresent(FindingFit.self, forKey: .fit))
        case "broke off": self = .brokeOff(tests: try fields.decode([String].self, forKey: .tests))
        case "survived": self = .survived
        default: self = .doesNotCompile
        }
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .caught(let requirement, let words, let fit):
            try fields.encode("caught", forKey: .what)
            try fields.encode(requirement, forKey: .by)
            try fields.encode(words, forKey: .words)
            try fields.encodeIfPresent(fit, forKey: .fit)
        case .brokeOff(let tests):
            try fields.encode("broke off", forKey: .what)
            try fields.encode(tests, forKey: .tests)
        case .survived: try fields.encode("survived", forKey: .what)
        case .doesNotCompile: try fields.encode("does not compile", forKey: .what)
        }
    }
}

extension SystematicOutcome {
    /// Reads the outcome of one run of an exercise's suite.
    init(_ attempt: TestAttempt, of exercise: Exercise) {
        let (run, requirements) = (attempt.run, exercise.requirements)
        if attempt.end != .byItself || !run.hasEnded {
            self = .brokeOff(tests: Array(Set(run.unfinished)).sorted())
        } else if let issue = run.issues.first {
            let first = requirements.first { $0.tests.contains { !run.mistakes(of: $0).isEmpty } }
            let issues = first.map { $0.tests.flatMap(run.mistakes(of:)) } ?? []
            let words = IssueWords(issues.first { !$0.comments.isEmpty } ?? issues.first ?? issue).what
            self = .caught(by: first?.id ?? "", words: words)
        } else {
            self = attempt.hasFailed ? .brokeOff(tests: []) : .survived
        }
    }
}
