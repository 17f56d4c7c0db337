import Testing

@testable import Lesson07ViperLogin

@Suite("Home's local data manager deletes the session from a real folder")
struct HomeLocalDataManagerTests {
    @Test("so that no user is logged in")
    func deletes() async throws {
        let folder = try SessionFolder()
        try await folder.store(.ada)
        let dataManager = HomeLocalDataManager(store: folder.store)
        try await withCheckedThrowingContinuation { done in
            dataManager.deleteSession { done.resume(with: $0) }
        }
        #expect(folder.stored == nil)
        #expect(folder.names == [])
    }
}
