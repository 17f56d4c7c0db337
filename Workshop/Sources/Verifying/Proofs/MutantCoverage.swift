import Checking

/// Checks that there are enough mutants and alternatives, and that each requirement is the only one to catch some
/// mutant.
struct MutantCoverage {
    /// The fewest mutants per exercise; fewer wrong answers prove little.
    static let fewestMutants = 8
    /// The fewest alternatives per exercise; with fewer, a suite may fit only the one right answer that it knows.
    static let fewestAlternatives = 2

    let ids: [String]
    let mutants: [Mutant]
    let alternatives: Int
    /// The path of the proofs from the checkout's root.
    let proofs: String

    var findings: [Finding] { unknown + uncaught + tooFew }

    private var unknown: [Finding] {
        mutants.flatMap { mutant in
            mutant.caughtBy.filter { !ids.contains($0) }.map {
                finding(
                    "mutant \(mutant.name): caughtBy names \($0), which does not exist",
                    fix: "use some of \(ids.joined(separator: ", "))")
            }
        }
    }

    private var uncaught: [Finding] {
        ids.filter { id in !mutants.contains { $0.caughtBy == [id] } }.map {
            finding(
                "no mutant is caught by \($0) alone",
                why: "without it, \($0) could be left out and nobody would notice",
                fix: "make a mistake that everything else lets pass")
        }
    }

    private var tooFew: [Finding] {
        var findings: [Finding] = []
        if mutants.count < Self.fewestMutants {
            findings.append(
                finding(
                    "\(mutants.count) mutants, and at least \(Self.fewestMutants) are needed",
                    fix: "add mistakes that learners really make, the lazy ones among them"))
        }
        if alternatives < Self.fewestAlternatives {
            findings.append(
                finding(
                    "\(alternatives) alternatives, and at least \(Self.fewestAlternatives) are needed",
                    why: "a suite that knows only one right answer may ask for its wording",
                    fix: "add \(proofs)/Alternatives/NAME with a README.md and the files that differ"))
        }
        return findings
    }

    private func finding(_ what: String, why: String? = nil, fix: String) -> Finding {
        let reason = why.map { [(heading: "why", text: $0)] } ?? []
        return Finding(place: proofs + "/mutants.json", what: what, name: nil, lines: reason + [("fix", fix)])
    }
}
