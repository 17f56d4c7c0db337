import Testing

@testable import Lesson05Interactor

@Suite("The form's local data manager puts an item into a real file")
struct AddItemLocalDataManagerTests {
    private let folder: ItemsFolder
    private let dataManager: AddItemLocalDataManager

    init() throws {
        folder = try ItemsFolder()
        dataManager = AddItemLocalDataManager(store: folder.store)
    }

    private func persist(_ item: Item) async throws {
        try await withCheckedThrowingContinuation { done in
            dataManager.persist(item) { done.resume(with: $0) }
        }
    }

    @Test("puts it after the others")
    func persists() async throws {
        try folder.store([.milk])
        try await persist(.bread)
        let stored = try folder.stored()
        #expect(stored == [.milk, .bread])
    }

    @Test("passes on why the store failed")
    func failure() async throws {
        try folder.block()
        await #expect(throws: ItemsStoreError.self) { try await persist(.milk) }
    }
}
