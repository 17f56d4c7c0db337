/// The limit of a wait: a time, and a number of looks.
///
/// A busy machine can let a whole limit pass between two turns of the main queue, so a wait needs enough looks before
/// it gives up.
public struct Patience {
    private static let fewestLooks = 25

    private let end: ContinuousClock.Instant
    /// The environment's limit, if it is no longer than the caller's; else nil.
    private let longest: LongestWait?
    private var looks = 0

    /// Begins a wait of at most `limit`, unless that leaves too few looks.
    public init(_ limit: Duration) { self.init(limit, within: .standard) }

    init(_ limit: Duration, within longest: LongestWait) {
        let most = longest.duration
        self.longest = most.map { limit >= $0 } == true ? longest : nil
        end = ContinuousClock.now + min(limit, most ?? limit)
    }

    /// The sleep before the next look, which is longer after many looks.
    public var pause: Duration { .milliseconds(looks < Self.fewestLooks ? 2 : 10) }

    /// Counts a look without success, and returns whether it was the last.
    public mutating func isOver() -> Bool {
        looks += 1
        guard looks >= Self.fewestLooks, ContinuousClock.now > end else { return false }
        longest?.endInVain()
        return true
    }
}
