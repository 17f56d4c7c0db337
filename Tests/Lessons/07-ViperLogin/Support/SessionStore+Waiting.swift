@testable import Lesson07ViperLogin

extension SessionStore {
    /// Stores a session, and returns when it is stored.
    func storing(_ session: Session) async throws {
        try await withCheckedThrowingContinuation { done in
            store(session) { done.resume(with: $0) }
        }
    }

    /// Deletes the session, and returns when it is deleted.
    func deleting() async throws {
        try await withCheckedThrowingContinuation { done in
            delete { done.resume(with: $0) }
        }
    }
}
