/// How many first findings fit, of all that were read.
struct FitShare: Sendable, Equatable {
    /// The share of findings that should name the file of the mistake, in percent.
    static let goal = 95

    /// How many mutants were caught by a finding.
    let count: Int
    private let fitting: [FindingFit.Aspect: Int]

    /// The share among the mutants of these proofs.
    init(of proofs: [Proof]) {
        self.init(among: proofs.flatMap(\.results).compactMap(\.fit))
    }

    /// The share among these.
    init(among fits: [FindingFit]) {
        count = fits.count
        fitting = fits.flatMap(\.aspects).reduce(into: [:]) { counts, aspect in counts[aspect, default: 0] += 1 }
    }

    /// How many fit in one aspect.
    func fitting(_ aspect: FindingFit.Aspect) -> Int { fitting[aspect] ?? 0 }

    /// The percentage of those, rounded down: only all are a hundred.
    func percent(_ aspect: FindingFit.Aspect) -> Int { count == 0 ? 0 : fitting(aspect) * 100 / count }
}
