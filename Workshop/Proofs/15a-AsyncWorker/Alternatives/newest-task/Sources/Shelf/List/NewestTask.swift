/// Keeps one task; a newer one cancels it.
final class NewestTask {
    private var task: Task<Void, Never>?

    /// Begins, and cancels what was begun before.
    func begin(_ work: @escaping @MainActor () async -> Void) {
        cancel()
        task = Task { await work() }
    }

    func cancel() {
        task?.cancel()
        task = nil
    }
}
