/// How many first findings fit, of all that were read.
public struct FitShare: Sendable, Equatable {
    /// The share of findings that should name the file of the mistake, in percent.
    public static let goal = 95

    /// How many mutants were caught by a finding.
    public let count: Int
    private let fitting: [FindingFit.Aspect: Int]

    /// The share among the mutants of these proofs.
    public init(of proofs: [Proof]) {
        self.init(among: proofs.flatMap(\.results).compactMap(\.fit))
    }

    /// The share among these.
    init(among fits: [FindingFit]) {
        count = fits.count
        fitting = fits.flatMap(\.aspects).reduce(into: [:]) { counts, aspect in counts[aspect, default: 0] += 1 }
    }

    /// How many fit in one aspect.
    public func fitting(_ aspect: FindingFit.Aspect) -> Int { fitting[aspect] ?? 0 }

    /// The percentage of those, rounded down: only all are a hundred.
    public func percent(_ aspect: FindingFit.Aspect) -> Int { count == 0 ? 0 : fitting(aspect) * 100 / count }
}
