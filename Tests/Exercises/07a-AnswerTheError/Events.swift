import ExerciseSupport

/// Waits for what has to happen next, which an `async` answer brings some turns later than another one.
final class Events {
    private var someNeverCame = false

    /// Returns when it has happened.
    ///
    /// Once something never came, the answer is wrong, and only turns are waited for: else a test of fifty steps would
    /// take minutes to say so.
    func wait(until hasHappened: () -> Bool) async {
        await letTurnsPass()
        if hasHappened() || someNeverCame { return }
        someNeverCame = await !eventually(within: .seconds(1), hasHappened)
    }
}
