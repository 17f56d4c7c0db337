import Course

/// Detects the end of a save, because an editor may rename, truncate and write, or save several files.
struct SettledSaves: Sendable {
    /// The time without changes after which a save counts as done.
    static let quiet = Duration.milliseconds(200)

    private var seen: [String: FileStamp]
    private var lastChange: ContinuousClock.Instant?

    /// Starts with the current state of the files.
    init(_ stamps: [String: FileStamp]) {
        seen = stamps
    }

    /// Returns whether a save is done by now; each save is reported once.
    mutating func isThere(_ stamps: [String: FileStamp], at now: ContinuousClock.Instant) -> Bool {
        if stamps != seen {
            seen = stamps
            lastChange = now
            return false
        }
        guard let lastChange, lastChange.duration(to: now) >= Self.quiet else { return false }
        self.lastChange = nil
        return true
    }
}
