@testable import Lesson18Choosing

extension ItemsFeed {
    /// Waits until the address answers once more, and so until everything asked before was answered.
    func finish() async {
        await withCheckedContinuation { done in
            download { _ in done.resume() }
        }
    }
}
