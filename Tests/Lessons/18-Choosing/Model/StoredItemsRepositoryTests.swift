import Testing

@testable import Lesson18Choosing

@Suite("The repository has the items of the store")
struct StoredItemsRepositoryTests {
    private let folder: ItemsFolder
    private let repository: StoredItemsRepository

    init() throws {
        folder = try ItemsFolder()
        repository = StoredItemsRepository(store: folder.store, feed: nil)
    }

    private func load() async throws -> [Item] {
        try await withCheckedThrowingContinuation { done in
            repository.loadItems { done.resume(with: $0) }
        }
    }

    private func add(_ item: Item) async throws {
        try await withCheckedThrowingContinuation { done in
            repository.add(item) { done.resume(with: $0) }
        }
    }

    private func deleteAll() async throws {
        try await withCheckedThrowingContinuation { done in
            repository.deleteAllItems { done.resume(with: $0) }
        }
    }

    @Test("loads the stored items in their order")
    func loads() async throws {
        try folder.store([.milk, .bread])
        #expect(try await load() == [.milk, .bread])
    }

    @Test("has no items when nothing was ever stored and there is no feed, and stores nothing of its own accord")
    func nothingStored() async throws {
        #expect(try await load() == [])
        #expect(folder.text == nil)
    }

    @Test("stores a new item after the others")
    func adds() async throws {
        try folder.store([.milk])
        try await add(.bread)
        #expect(try folder.stored() == [.milk, .bread])
    }

    @Test("deletes all items, which is not the same as never having had any")
    func deletes() async throws {
        try folder.store([.milk])
        try await deleteAll()
        #expect(folder.text == "[]")
    }

    @Test("fails and leaves the file alone when it can't be read", arguments: ["", "{", #"[{"name": "Milk"}]"#])
    func brokenFile(text: String) async throws {
        try folder.write(text)
        await #expect(throws: ItemsStoreError.self) { try await load() }
        await #expect(throws: ItemsStoreError.self) { try await add(.bread) }
        await #expect(throws: ItemsStoreError.self) { try await deleteAll() }
        #expect(folder.text == text)
    }

    @Test("fails when the file can't be written")
    func blocked() async throws {
        try folder.block()
        await #expect(throws: ItemsStoreError.self) { try await add(.bread) }
        await #expect(throws: ItemsStoreError.self) { try await deleteAll() }
    }

    @Test("answers only after the call has returned")
    func answersLater() async {
        var answers: [String] = []
        await withCheckedContinuation { done in
            repository.loadItems { _ in
                answers.append("answer")
                done.resume()
            }
            answers.append("asked")
        }
        #expect(answers == ["asked", "answer"])
    }
}
