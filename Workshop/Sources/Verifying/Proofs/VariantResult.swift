import Checking

/// The result of one variant.
struct VariantResult: Sendable, Equatable {
    /// The variant.
    let variant: Variant
    /// The requirements or suites that the run covered.
    let requirements: [String]
    /// Those of them that it failed.
    let failing: [String]
    /// The report that the answer's author would read; empty if nothing ran.
    let reading: String
    /// The place that the report's first finding points to; nil without a finding, or if it wasn't read.
    let first: FirstFinding?
    /// The differences from the expected outcome.
    let problems: [Finding]
    /// The seconds that building and running took.
    let seconds: Double
    /// Whether it is an earlier result, and nothing ran.
    var isKept = false
}
