import Course

/// Tells a save from its parts: an editor that renames, truncates and writes, or saves several files, has saved once it
/// has stopped doing so.
struct SettledSaves: Sendable {
    /// How long nothing may change before a save counts as done.
    static let quiet = Duration.milliseconds(200)

    private var seen: [String: FileStamp]
    private var lastChange: ContinuousClock.Instant?

    /// Nothing was saved yet: this is how the files look.
    init(_ stamps: [String: FileStamp]) {
        seen = stamps
    }

    /// Whether a save has come to its end by now; each save is told once.
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
