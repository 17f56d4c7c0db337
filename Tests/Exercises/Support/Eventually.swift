import Foundation
import HeadlessUIKit

/// Polls until `condition` holds or the limit is over, and says whether it ever held.
///
/// For answers that come later: a test neither sleeps a guessed time nor waits forever. It looks a number of times at
/// least, since a busy machine can let the limit pass between two turns of the main actor.
@MainActor
public func eventually(within limit: Duration = .seconds(3), _ condition: () -> Bool) async -> Bool {
    var patience = Patience(limit)
    while !condition() {
        if patience.isOver() { return false }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return true
}

/// Lets everything happen that is already on its way to the main actor: main queue, tasks, timers due now.
@MainActor
public func letPendingWorkRun() async {
    await letTurnsPass()
    try? await Task.sleep(for: .milliseconds(20))
}

/// Lets some turns of the main actor pass, for an answer that may take its way through a task or the main queue.
@MainActor
public func letTurnsPass() async {
    for _ in 0..<5 {
        await Task.yield()
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
}
