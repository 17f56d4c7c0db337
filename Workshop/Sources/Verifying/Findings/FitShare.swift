/// The number of first findings that fit, among all that were read.
struct FitShare: Sendable, Equatable {
    /// The share of first findings that should name the file of the mistake, in percent.
    static let goal = 95

    /// The number of mutants that a finding caught.
    let count: Int
    private let fitting: [FindingFit.Aspect: Int]

    /// Counts the mutants of these proofs.
    init(of proofs: [Proof]) {
        self.init(among: proofs.flatMap(\.results).compactMap(\.fit))
    }

    /// Counts these fits.
    init(among fits: [FindingFit]) {
        count = fits.count
        fitting = fits.flatMap(\.aspects).reduce(into: [:]) { counts, aspect in counts[aspect, default: 0] += 1 }
    }

    /// Returns the number of findings that fit in one aspect.
    func fitting(_ aspect: FindingFit.Aspect) -> Int { fitting[aspect] ?? 0 }

    /// Returns that number in percent, rounded down, so that only all is 100.
    func percent(_ aspect: FindingFit.Aspect) -> Int { count == 0 ? 0 : fitting(aspect) * 100 / count }
}
