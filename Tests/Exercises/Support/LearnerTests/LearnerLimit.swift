/// The time that the next run of a learner's tests has, after those that had to be ended.
///
/// Tests that never end on the code as it is are not tried on anything else. Tests that wait for what a fault leaves out
/// never end on that fault alone: what they notice of the others still counts, so these are tried, with less time.
struct LearnerLimit: Equatable {
    /// Seconds for a run as long as none had to be ended.
    let whole: Int
    /// Seconds for a run on a fault after one that had to be ended.
    let short: Int
    private var endedOnFaults = 0
    private var endedAsItIs = false
    /// How many runs on faults may have to be ended.
    private static let most = 3

    init(whole: Int, short: Int) {
        self.whole = whole
        self.short = short
    }

    /// Returns the seconds that a run on a fault has; nil for a fault means the code as it is.
    /// - Returns: nil if the run isn't tried.
    func seconds(on fault: String?) -> Int? {
        if fault == nil { return whole }
        if endedAsItIs || endedOnFaults >= Self.most { return nil }
        return endedOnFaults == 0 ? whole : short
    }

    /// Counts a run that is over.
    mutating func count(_ end: LearnerRun.End, on fault: String?) {
        guard case .timedOut = end else { return }
        if fault == nil { endedAsItIs = true } else { endedOnFaults += 1 }
    }
}
