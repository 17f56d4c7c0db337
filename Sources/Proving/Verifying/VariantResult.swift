import Grading

/// What came of one variant.
public struct VariantResult: Sendable, Equatable {
    /// What was tried.
    public let variant: Variant
    /// The requirements, or the suites, that were seen.
    public let requirements: [String]
    /// Those of them that it failed.
    public let failing: [String]
    /// What somebody would read whose answer this is; empty where nothing was run.
    public let reading: String
    /// Where the first finding of that leads; nil where there is none, or where nobody asked.
    public let first: FirstFinding?
    /// What is not as it has to be.
    public let problems: [Finding]
    /// How long building and running it took.
    public let seconds: Double
    /// Whether it was kept from before, and nothing was run.
    public var isKept = false
}
