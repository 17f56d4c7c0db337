import Foundation

/// Keeps the messages to all spies of a test in one common order.
public final class MessageLog {
    /// Every message so far, oldest first.
    public private(set) var messages: [Message] = []

    /// Creates an empty log.
    public init() {}

    /// Adds a message at the end.
    public func append(_ message: Message) {
        messages.append(message)
    }

    /// Forgets all messages, so that a test can begin after its preparations.
    public func forget() {
        messages.removeAll()
    }

    /// Waits for `count` messages, or until `limit` is over, and returns all messages.
    ///
    /// It looks at least 25 times, because a busy machine can let the limit pass between two turns of the main actor.
    /// Before it returns, it lets the main queue run once, so that it also sees an answer too many.
    public func messages(atLeast count: Int, within limit: Duration = .seconds(30)) async -> [Message] {
        let deadline = ContinuousClock.now + limit
        var looks = 0
        while messages.count < count, looks < 25 || ContinuousClock.now < deadline {
            looks += 1
            try? await Task.sleep(for: .milliseconds(1))
        }
        await withCheckedContinuation { turn in
            DispatchQueue.main.async { turn.resume() }
        }
        return messages
    }

    /// Describes the first difference from the expected conversation; `nil` if there is none.
    public func difference(from expected: [Message]) -> String? {
        for index in 0..<max(messages.count, expected.count) {
            let want = index < expected.count ? expected[index] : nil
            let got = index < messages.count ? messages[index] : nil
            guard want != got else { continue }
            let place = "as message \(index + 1)"
            switch (want, got) {
            case (let want?, let got?): return "expected \(want) \(place), got \(got)"
            case (let want?, nil): return "expected \(want) \(place), but nothing more was said"
            case (_, let got): return "expected nothing \(place), got \(got.map(\.description) ?? "nothing")"
            }
        }
        return nil
    }
}
