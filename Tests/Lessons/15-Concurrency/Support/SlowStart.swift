import Foundation
import Journeys
import Synchronization

@testable import Lesson15Concurrency

/// A server that keeps its first request waiting until it is told what to answer, and sends all later ones Bread at once.
final class SlowStart {
    nonisolated static let milk = StubServer.Answer.body(
        Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8))
    nonisolated static let bread = StubServer.Answer.body(
        Data(#"[{"name": "Bread", "enabled": false, "date": "2024-01-01T00:00:00Z"}]"#.utf8))

    let server: StubServer
    private let arrivals: AsyncStream<Int>

    init() {
        let arrived: AsyncStream<Int>.Continuation
        (arrivals, arrived) = AsyncStream.makeStream(of: Int.self)
        let count = Mutex(0)
        server = StubServer { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            arrived.yield(number)
            return number == 1 ? nil : Self.bread
        }
    }

    var feed: ItemsFeed { ItemsFeed(url: server.url, session: server.session) }

    /// Waits until one more request has come.
    func requestArrives() async {
        for await _ in arrivals { return }
    }

    /// Waits until the first request was canceled; the limit bounds a failure, not a success.
    func firstIsCanceled(within limit: Duration = .seconds(30)) async {
        let end = ContinuousClock.now + limit
        while server.canceled == 0, ContinuousClock.now < end { await Task.yield() }
    }

    /// Answers the first request, after all others; if it was canceled, nothing waits for the answer any more.
    func answerFirst(_ answer: StubServer.Answer) {
        if server.canceled == 0 { server.answer(answer) }
    }
}
