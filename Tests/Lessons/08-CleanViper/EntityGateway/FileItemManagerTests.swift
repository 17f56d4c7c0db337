import Foundation
import Testing

@testable import Lesson08CleanViper

@Suite("The item manager: entities on one side, a real file on the other")
struct FileItemManagerTests {
    private let folder: ItemsFolder
    private let manager: FileItemManager

    init() throws {
        folder = try ItemsFolder()
        manager = FileItemManager(store: folder.store)
    }

    private func fetchAll() async throws -> [Item]? {
        try await withCheckedThrowingContinuation { done in manager.fetchAll { done.resume(with: $0) } }
    }

    private func begin(with starters: [StarterItem]) async throws -> [Item] {
        try await withCheckedThrowingContinuation { done in
            manager.begin(with: starters) { done.resume(with: $0) }
        }
    }

    private func create(_ item: Item) async throws {
        try await withCheckedThrowingContinuation { done in
            manager.create(name: item.name, enabled: item.enabled, date: item.date) { done.resume(with: $0) }
        }
    }

    private func deleteAll() async throws {
        try await withCheckedThrowingContinuation { done in manager.deleteAll { done.resume(with: $0) } }
    }

    // MARK: Entities and the file

    @Test("turns what is in the file into entities, in its order")
    func fetches() async throws {
        try folder.store([.milk, .bread])
        #expect(try await fetchAll() == [.milk, .bread])
    }

    @Test("tells a file without items from no file")
    func nothing() async throws {
        #expect(try await fetchAll() == nil)
        try folder.store([])
        #expect(try await fetchAll() == [])
    }

    @Test("turns the first ones into items, once")
    func begins() async throws {
        #expect(try await begin(with: [.milk]) == [.milk])
        #expect(try await begin(with: [.bread]) == [.milk])
        #expect(try folder.stored() == [.milk])
    }

    @Test("puts a new item after the others")
    func creates() async throws {
        try await create(.milk)
        try await create(.bread)
        #expect(try folder.stored() == [.milk, .bread])
    }

    @Test("leaves a file without items")
    func deletes() async throws {
        try folder.store([.milk])
        try await deleteAll()
        #expect(try folder.stored() == [])
    }

    @Test("passes on why the store failed")
    func failure() async throws {
        try folder.write("{")
        await #expect(throws: ItemsStoreError.self) { try await fetchAll() }
        await #expect(throws: ItemsStoreError.self) { try await begin(with: [.milk]) }
        await #expect(throws: ItemsStoreError.self) { try await create(.milk) }
        await #expect(throws: ItemsStoreError.self) { try await deleteAll() }
        #expect(folder.text == "{")
    }

    // MARK: Ids

    @Test("finds an item by its id among those that were fetched last")
    func finds() async throws {
        try folder.store([.milk, .bread])
        #expect(manager.item(withID: Item.bread.id) == nil)
        _ = try await fetchAll()
        #expect(manager.item(withID: Item.bread.id) == .bread)
        #expect(manager.item(withID: ItemID(number: 2)) == nil)
    }

    @Test("gives an item the same id each time, and the first ones theirs")
    func sameID() async throws {
        let first = try await begin(with: [.milk, .bread])
        #expect(manager.item(withID: Item.bread.id) == .bread)
        try await create(.milk)
        let later = try await fetchAll()
        #expect(later?.prefix(2) == first[...])
        #expect(later?.last?.id == ItemID(number: 2))
    }

    @Test("never gives a new item the id of one that was deleted")
    func newIDs() async throws {
        try folder.store([.milk, .bread])
        let old = try await fetchAll() ?? []
        try await deleteAll()
        #expect(old.compactMap { manager.item(withID: $0.id) } == [])
        try await create(.milk)
        let new = try await fetchAll() ?? []
        #expect(new.map(\.name) == ["Milk"])
        #expect(Set(new.map(\.id)).isDisjoint(with: old.map(\.id)))
    }

    @Test("still finds what was not deleted, and what could not be fetched again")
    func keepsOnFailure() async throws {
        try folder.store([.milk])
        _ = try await fetchAll()
        try folder.write("{")
        _ = try? await deleteAll()
        _ = try? await fetchAll()
        #expect(manager.item(withID: Item.milk.id) == .milk)
    }
}
