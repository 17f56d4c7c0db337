import Checking

/// What came of verifying one exercise, or one lesson that has mutants.
struct Proof: Sendable, Equatable {
    /// `06`, or `lesson 14`.
    let label: String
    /// `06a BreakTheCycles`.
    let title: String
    /// The ids of its requirements, or the names of its suites.
    let requirements: [String]
    /// What came of each variant, in the order they were tried.
    let results: [VariantResult]
    /// What is wrong with its files, beside what the variants showed.
    let problems: [Finding]
    /// How long all of it took.
    let seconds: Double
    /// Whether nothing was tried, because all of it was proven before on the same bytes.
    var isProvenBefore = false

    /// Whether everything is as it has to be.
    var holds: Bool { problemCount == 0 }

    /// How many things are not.
    var problemCount: Int { problems.count + results.reduce(0) { $0 + $1.problems.count } }

    /// How many variants of a kind were tried.
    func count(_ kind: Variant.Kind) -> Int { results.count { $0.variant.kind == kind } }
}
