import Foundation

/// Polls until `condition` holds or the limit is over, and says whether it ever held.
///
/// For answers that come later: a test neither sleeps a guessed time nor waits forever.
@MainActor
public func eventually(within limit: Duration = .seconds(3), _ condition: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + limit
    while !condition() {
        guard ContinuousClock.now < deadline else { return false }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return true
}

/// Lets everything happen that is already on its way to the main actor: main queue, tasks, timers due now.
@MainActor
public func letPendingWorkRun() async {
    for _ in 0..<5 {
        await Task.yield()
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    try? await Task.sleep(for: .milliseconds(20))
}
