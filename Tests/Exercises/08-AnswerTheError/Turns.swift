import Foundation

/// Lets what was left for the next turns of the main actor happen: an answer may take its way through a Task.
func someTurns() async {
    for _ in 0..<4 {
        await Task.yield()
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
}
