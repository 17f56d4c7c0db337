@testable import Lesson08CleanViper

extension ItemsStore {
    /// Waits until every job that was asked for before is done and answered.
    func finish() async {
        await withCheckedContinuation { done in
            load { _ in done.resume() }
        }
    }
}
