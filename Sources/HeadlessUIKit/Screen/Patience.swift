/// How long something is waited for: a time, and a number of looks.
///
/// A busy machine can let a whole limit pass between two turns of the main queue. Who has hardly looked has not waited.
public struct Patience {
    private static let fewestLooks = 25

    private let end: ContinuousClock.Instant
    private var looks = 0

    /// Begins to wait, for at most `limit` where there is time to look.
    public init(_ limit: Duration) { end = ContinuousClock.now + limit }

    /// Counts a look that was in vain, and says whether it was the last.
    public mutating func isOver() -> Bool {
        looks += 1
        return looks >= Self.fewestLooks && ContinuousClock.now > end
    }
}
