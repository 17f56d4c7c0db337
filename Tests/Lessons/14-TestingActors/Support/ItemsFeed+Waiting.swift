@testable import Lesson13Modules

extension ItemsFeed {
    /// Waits until the address has answered once more, and with that everything asked for so far.
    func finish() async {
        await withCheckedContinuation { done in
            download { _ in done.resume() }
        }
    }
}
