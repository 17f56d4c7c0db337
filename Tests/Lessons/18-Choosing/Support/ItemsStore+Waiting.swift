@testable import Lesson18Choosing

extension ItemsStore {
    /// Waits until every job asked for so far is done and answered.
    func finish() async {
        await withCheckedContinuation { done in
            load { _ in done.resume() }
        }
    }
}
