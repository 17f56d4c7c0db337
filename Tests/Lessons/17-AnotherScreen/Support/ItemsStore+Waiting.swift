@testable import Lesson17AnotherScreen

extension ItemsStore {
    /// Waits until every job asked for so far is done and answered.
    func finish() async {
        await withCheckedContinuation { done in
            load { _ in done.resume() }
        }
    }
}
