import Foundation

extension Screen {
    /// Waits until nothing is loading and the main queue has run its waiting work.
    ///
    /// It recognizes work only by an activity indicator; for the end of other work, use `wait(until:)`.
    /// - Throws: `ScreenError` if something is still loading at the end of that time.
    public func settle(within limit: Duration = .seconds(5)) async throws {
        var patience = Patience(limit)
        var quietTurns = 0
        while true {
            await Screen.turnOfMainQueue()
            quietTurns = isLoading ? 0 : quietTurns + 1
            if quietTurns == 3 { return }
            if patience.isOver() { throw error("see loading come to its end", .tooLate("\(limit)")) }
            try await Task.sleep(for: patience.pause)
        }
    }

    /// Waits until the screen meets a condition.
    ///
    /// - Parameter what: The condition in words, such as "the list shows Milk".
    /// - Throws: `ScreenError` if the time passes first, or the errors of the condition.
    public func wait(
        until what: String, within limit: Duration = .seconds(5), _ condition: (Screen) throws -> Bool
    ) async throws {
        var patience = Patience(limit)
        while true {
            await Screen.turnOfMainQueue()
            if try condition(self) { return }
            if patience.isOver() { throw error("see that \(what)", .tooLate("\(limit)")) }
            try await Task.sleep(for: patience.pause)
        }
    }

    /// Lets the main queue run its waiting work.
    private static func turnOfMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
