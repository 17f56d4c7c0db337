import Checking
import Course

/// The outcomes of one exercise's systematic mutants, compared with the list of equivalent ones.
struct SystematicReport: Sendable, Equatable {
    /// `12a Worker`.
    let title: String
    /// The number of mutants, and of those that were tried.
    let all: Int, tried: Int
    /// The number that compiled, and the number that the compiler rejected.
    let made: Int, refused: Int
    /// The number of compiled mutants that were noticed, and of these, how many stopped the run.
    let caught: Int, brokenOff: Int
    /// How well the first findings fit, for mutants that were noticed by a complete run.
    let firstFindings: FitShare
    /// The number that survived and are listed with a reason.
    let equivalent: Int
    /// The number of rewritings that were tried, and of those that were accepted.
    let rewritings: Int, accepted: Int
    /// Unlisted mutants that survived, listed ones that don't belong there, and rewritings that were refused.
    let problems: [Finding]
    /// The number that survived and aren't listed.
    let survivors: Int
    /// The number of results from earlier runs.
    let kept: Int
    /// The seconds that it took.
    let seconds: Double

    init(
        exercise: Exercise, mutants results: [SystematicResult], of count: Int, rewritings: [RewritingResult] = [],
        list: EquivalentFile, isWhole: Bool, kept: Int, seconds: Double
    ) {
        let (solution, entries) = (exercise.solution, "\(exercise.proofs)/\(EquivalentFile.name)")
        let survived = results.filter { $0.outcome == .survived }
        let unlisted = survived.filter { list.mutants[$0.mutant.name] == nil }
        title = "\(exercise.label) \(exercise.name)"
        (all, tried) = (count, results.count)
        refused = results.count { $0.outcome == .doesNotCompile }
        made = results.count - refused
        caught = made - survived.count
        brokenOff = results.count { if case .brokeOff = $0.outcome { true } else { false } }
        firstFindings = FitShare(
            among: results.compactMap { if case .caught(_, _, let fit) = $0.outcome { fit } else { nil } })
        equivalent = survived.count - unlisted.count
        survivors = unlisted.count
        let stale = isWhole ? Self.stale(list, among: results) : []
        problems =
            unlisted.map { Self.survivor($0.mutant, solution: solution, list: entries) }
            + stale.map { Self.staleEntry($0, among: results, list: entries) }
            + rewritings.filter { $0.outcome != .survived }.map { Self.refusal($0, solution: solution, list: entries) }
        self.rewritings = rewritings.count
        accepted = rewritings.count { $0.outcome == .survived }
        self.kept = kept
        self.seconds = seconds
    }

    private static func survivor(_ mutant: SystematicMutant, solution: String, list: String) -> Finding {
        Finding(
            place: "\(solution)/\(mutant.file):\(mutant.line)", what: "nobody notices: \(mutant.name)", name: nil,
            lines: [
                (
                    "fix",
                    "sharpen the suite, where the task forbids it; else list it in \(list) with the reason"
                )
            ])
    }

    /// Returns the names of entries that contradict the results, sorted.
    private static func stale(_ list: EquivalentFile, among results: [SystematicResult]) -> [String] {
        let fine = results.filter { !list.isContradicted(by: $0.outcome, of: $0.mutant.name) }
        return Set(list.mutants.keys).subtracting(fine.map(\.mutant.name)).sorted()
    }

    private static func staleEntry(_ name: String, among results: [SystematicResult], list: String) -> Finding {
        let what: String =
            switch results.first(where: { $0.mutant.name == name })?.outcome {
            case nil: "there is no such mutant any more"
            case .doesNotCompile: "the compiler refuses it"
            case .caught(let requirement, _, _): "\(requirement.isEmpty ? "the suite" : requirement) catches it"
            case .brokeOff: "it breaks the run off"
            case .survived: "it survives"
            }
        return Finding(
            place: list, what: "listed as equivalent: \(name)", name: nil,
            lines: [("happened", what), ("fix", "take it out of the list")])
    }

    private static func refusal(_ result: RewritingResult, solution: String, list: String) -> Finding {
        let name = result.rewriting.name
        var lines = [("rewriting", result.rewriting.summary)]
        switch result.outcome {
        case .caught(let requirement, let words, _): lines.append(("happened", "\(requirement): \(words)"))
        case .brokeOff(let tests): lines.append(("happened", "the run broke off in \(tests.joined(separator: ", "))"))
        case .doesNotCompile: lines.append(("happened", "the compiler refuses it: mend the rewriting"))
        case .survived: break
        }
        lines.append(
            (
                "fix",
                "let the suite ask for what is needed and not for how it is done; where the task asks for it, list "
                    + "\(name) among the rewritings in \(list) with the reason"
            ))
        return Finding(place: solution, what: "a right answer is refused: \(name)", name: nil, lines: lines)
    }
}
