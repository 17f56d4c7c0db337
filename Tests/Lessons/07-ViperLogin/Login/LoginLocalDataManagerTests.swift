import Testing

@testable import Lesson07ViperLogin

@Suite("The login's local data manager puts a session into a real file")
struct LoginLocalDataManagerTests {
    private let folder: SessionFolder

    init() throws {
        folder = try SessionFolder()
    }

    private func persist(_ session: Session) async throws {
        let dataManager = LoginLocalDataManager(store: folder.store)
        try await withCheckedThrowingContinuation { done in
            dataManager.persist(session) { done.resume(with: $0) }
        }
    }

    @Test("in place of the one that was there")
    func persists() async throws {
        try await persist(.ada)
        #expect(folder.stored == .ada)
        try await persist(.grace)
        #expect(folder.stored == .grace)
    }

    @Test("passes on why the store failed")
    func failure() async throws {
        try folder.block()
        await #expect(throws: SessionStoreError.self) { try await persist(.ada) }
    }
}
