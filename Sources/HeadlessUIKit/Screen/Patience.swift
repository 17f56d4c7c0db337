import Foundation

/// How long something is waited for: a time, and a number of looks.
///
/// A busy machine can let a whole limit pass between two turns of the main queue: few looks are not enough to give up.
public struct Patience {
    private static let fewestLooks = 25
    /// Seconds for which anything is waited for at most; nil where nobody said. Where hundreds of wrong answers are tried
    /// and many are told by waiting in vain, `verify --systematic` has no more time than that.
    private static let longest = ProcessInfo.processInfo.environment["WORKBOOK_LONGEST_WAIT"].flatMap(Double.init)

    private let end: ContinuousClock.Instant
    private var looks = 0

    /// Begins to wait, for at most `limit` where there is time to look.
    public init(_ limit: Duration) {
        end = ContinuousClock.now + min(limit, Self.longest.map { .seconds($0) } ?? limit)
    }

    /// How long to sleep before the next look: what takes its time is looked at less often.
    public var pause: Duration { .milliseconds(looks < Self.fewestLooks ? 2 : 10) }

    /// Counts a look that was in vain, and says whether it was the last.
    public mutating func isOver() -> Bool {
        looks += 1
        return looks >= Self.fewestLooks && ContinuousClock.now > end
    }
}
