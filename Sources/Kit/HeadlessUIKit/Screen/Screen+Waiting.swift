import Foundation

extension Screen {
    /// Waits until nothing is loading and what was left for the main queue has run.
    ///
    /// It sees work only by its activity indicator: for the end of other work, use `wait(until:)`.
    /// - Throws: `ScreenError` when something is still loading at the end of that time.
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

    /// Waits until something is seen.
    ///
    /// - Parameter what: what is waited for, for the message, such as "the list shows Milk".
    /// - Throws: `ScreenError` when it is not seen within that time, or what the condition throws.
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

    /// Lets what is in the main queue run.
    private static func turnOfMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
