import Checking

/// The result of verifying one subject: an exercise, a lesson, journeys or changes.
struct Proof: Sendable, Equatable {
    /// A short label: `06a`, or `lesson 14`.
    let label: String
    /// A label with a name: `06a BreakTheCycles`.
    let title: String
    /// The ids of the requirements, or the names of the suites.
    let requirements: [String]
    /// The result of each variant, in the order of the runs.
    let results: [VariantResult]
    /// The problems with its files, without those of the variants.
    let problems: [Finding]
    /// The seconds that all of it took.
    let seconds: Double
    /// Whether nothing was tried, because the same bytes were proven before.
    var isProvenBefore = false
    /// Whether nothing was tried although the bytes changed, because the run's sample has others.
    var isPassedOver = false

    /// Whether there are no problems.
    var holds: Bool { problemCount == 0 }

    /// The number of problems.
    var problemCount: Int { problems.count + results.reduce(0) { $0 + $1.problems.count } }

    /// Returns the number of variants of a kind that were tried.
    func count(_ kind: Variant.Kind) -> Int { results.count { $0.variant.kind == kind } }
}
