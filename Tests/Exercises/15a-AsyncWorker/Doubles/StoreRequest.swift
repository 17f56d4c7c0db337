import Synchronization

@testable import Exercise15a

/// Something that the store was asked, and that waits for its answer.
nonisolated final class StoreRequest: Sendable {
    enum Kind: String {
        case load, returnAll, replace
    }

    let kind: Kind
    /// Counted for each kind, from 1.
    let number: Int
    private let stopsWhenCanceled: Bool
    private let state = Mutex(State())

    private struct State {
        var waiting: CheckedContinuation<[Book], any Error>?
        var answer: Result<[Book], any Error>?
        var isCanceled = false
    }

    /// The error of a store that was interrupted.
    ///
    /// It doesn't have to be a `CancellationError`: that of a download isn't.
    struct Interruption: Error {}

    init(_ kind: Kind, number: Int, stopsWhenCanceled: Bool) {
        self.kind = kind
        self.number = number
        self.stopsWhenCanceled = stopsWhenCanceled
    }

    /// Whether the task that asked was canceled, before or after it asked.
    var isCanceled: Bool { state.withLock(\.isCanceled) }

    /// Waits on the caller's actor until a test calls `end(with:)`.
    nonisolated(nonsending) func answer() async throws -> [Book] {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer = state.withLock { state in
                    if state.answer == nil { state.waiting = continuation }
                    return state.answer
                }
                if let answer { continuation.resume(with: answer) }
            }
        } onCancel: {
            state.withLock { $0.isCanceled = true }
            if stopsWhenCanceled { end(with: .failure(Interruption())) }
        }
    }

    /// Gives the answer.
    ///
    /// Nothing happens where there was one already.
    func end(with answer: Result<[Book], any Error>) {
        let waiting = state.withLock { state -> CheckedContinuation<[Book], any Error>? in
            if state.answer != nil { return nil }
            state.answer = answer
            return state.waiting.take()
        }
        waiting?.resume(with: answer)
    }
}
