import Checking

/// What came of one variant.
struct VariantResult: Sendable, Equatable {
    /// What was tried.
    let variant: Variant
    /// The requirements, or the suites, that were seen.
    let requirements: [String]
    /// Those of them that it failed.
    let failing: [String]
    /// What somebody would read whose answer this is; empty where nothing was run.
    let reading: String
    /// Where the first finding of that leads; nil where there is none, or where nobody asked.
    let first: FirstFinding?
    /// What is not as it has to be.
    let problems: [Finding]
    /// How long building and running it took.
    let seconds: Double
    /// Whether it was kept from before, and nothing was run.
    var isKept = false
}
