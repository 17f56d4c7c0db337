/// How long something is waited for: a time, and a number of looks.
///
/// A busy machine can let a whole limit pass between two turns of the main queue: few looks are not enough to give up.
public struct Patience {
    private static let fewestLooks = 25

    private let end: ContinuousClock.Instant
    /// What cut the time short; nil where it was short enough.
    private let longest: LongestWait?
    private var looks = 0

    /// Begins to wait, for at most `limit` where there is time to look.
    public init(_ limit: Duration) { self.init(limit, within: .standard) }

    init(_ limit: Duration, within longest: LongestWait) {
        let most = longest.duration
        self.longest = most.map { limit >= $0 } == true ? longest : nil
        end = ContinuousClock.now + min(limit, most ?? limit)
    }

    /// How long to sleep before the next look: what takes its time is looked at less often.
    public var pause: Duration { .milliseconds(looks < Self.fewestLooks ? 2 : 10) }

    /// Counts a look that was in vain, and says whether it was the last.
    public mutating func isOver() -> Bool {
        looks += 1
        guard looks >= Self.fewestLooks, ContinuousClock.now > end else { return false }
        longest?.endInVain()
        return true
    }
}
