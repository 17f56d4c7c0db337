import Testing

@testable import Lesson05Interactor

@Suite("The list's local data manager: entities on one side, a real file on the other")
struct ItemsLocalDataManagerTests {
    private let folder: ItemsFolder
    private let dataManager: ItemsLocalDataManager

    init() throws {
        folder = try ItemsFolder()
        dataManager = ItemsLocalDataManager(store: folder.store)
    }

    private func load() async throws -> [Item]? {
        try await withCheckedThrowingContinuation { done in
            dataManager.loadItems { done.resume(with: $0) }
        }
    }

    private func persistFirst(_ items: [Item]) async throws -> [Item] {
        try await withCheckedThrowingContinuation { done in
            dataManager.persistFirst(items) { done.resume(with: $0) }
        }
    }

    private func deleteAll() async throws {
        try await withCheckedThrowingContinuation { done in
            dataManager.deleteAllItems { done.resume(with: $0) }
        }
    }

    @Test("turns what is in the file into entities, in its order")
    func loads() async throws {
        try folder.store([.milk, .bread])
        let items = try await load()
        #expect(items == [.milk, .bread])
    }

    @Test("tells a file without items from no file")
    func nothing() async throws {
        let never = try await load()
        #expect(never == nil)
        try folder.store([])
        let none = try await load()
        #expect(none == [])
    }

    @Test("puts the first items into the file, once")
    func persists() async throws {
        let first = try await persistFirst([.milk])
        #expect(first == [.milk])
        let second = try await persistFirst([.bread])
        #expect(second == [.milk])
        let stored = try folder.stored()
        #expect(stored == [.milk])
    }

    @Test("leaves a file without items")
    func deletes() async throws {
        try folder.store([.milk])
        try await deleteAll()
        let stored = try folder.stored()
        #expect(stored == [])
    }

    @Test("passes on why the store failed")
    func failure() async throws {
        try folder.write("{")
        await #expect(throws: ItemsStoreError.self) { try await load() }
        await #expect(throws: ItemsStoreError.self) { try await persistFirst([.milk]) }
        await #expect(throws: ItemsStoreError.self) { try await deleteAll() }
        #expect(folder.text == "{")
    }
}
