/// Waits for what has to happen next, which an `async` answer brings some turns later than another one.
@MainActor
public final class Events {
    private var someNeverCame = false

    public init() {}

    /// Returns when it has happened.
    ///
    /// Once something never came, the answer is wrong, and only turns are waited for: else a test of fifty steps would
    /// take minutes to say so.
    public func wait(until hasHappened: () -> Bool) async {
        await letTurnsPass()
        if hasHappened() || someNeverCame { return }
        someNeverCame = await !eventually(within: .seconds(1), hasHappened)
    }

    /// Returns when it has happened and whatever else was under way with it, so that one message too many is heard.
    public func settle(until hasHappened: () -> Bool) async {
        await wait(until: hasHappened)
        await letPendingWorkRun()
    }
}
