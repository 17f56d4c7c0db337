import Foundation
import Testing

@testable import Lesson02ServiceLayer

@Suite("The store keeps items in a file and answers later, on the main queue")
struct ItemsStoreTests {
    private let folder: ItemsFolder
    private let store: ItemsStore

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
    }

    private func load() async throws -> [Item]? {
        try await withCheckedThrowingContinuation { done in
            store.load { done.resume(with: $0) }
        }
    }

    private func begin(with items: [Item]) async throws -> [Item] {
        try await withCheckedThrowingContinuation { done in
            store.begin(with: items) { done.resume(with: $0) }
        }
    }

    private func add(_ item: Item) async throws {
        try await withCheckedThrowingContinuation { done in
            store.add(item) { done.resume(with: $0) }
        }
    }

    private func deleteAll() async throws {
        try await withCheckedThrowingContinuation { done in
            store.deleteAll { done.resume(with: $0) }
        }
    }

    @Test("reads back what it stored, in order")
    func readsBack() async throws {
        try await add(.milk)
        try await add(.bread)
        #expect(try await load() == [.milk, .bread])
        try await deleteAll()
        #expect(try await load() == [])
    }

    @Test("tells a store that was never used from one with no items left")
    func nothingStored() async throws {
        #expect(try await load() == nil)
        try await deleteAll()
        #expect(try await load() == [])
    }

    @Test("begins with the first items, and answers with them")
    func begins() async throws {
        #expect(try await begin(with: [.bread, .milk]) == [.bread, .milk])
        #expect(try folder.stored() == [.bread, .milk])
    }

    @Test("does not begin again once something was stored, even an empty list", arguments: [[], [Item.bread]])
    func beginsOnce(stored: [Item]) async throws {
        try folder.store(stored)
        #expect(try await begin(with: [.milk]) == stored)
        #expect(try folder.stored() == stored)
    }

    @Test("writes names, states and dates that other programs can read")
    func format() async throws {
        try await add(.milk)
        let written = try JSONSerialization.jsonObject(with: Data(#require(folder.text).utf8)) as? [[String: Any]]
        #expect(written?.count == 1)
        #expect(written?.first?["name"] as? String == "Milk")
        #expect(written?.first?["enabled"] as? Bool == true)
        #expect(written?.first?["date"] as? String == "2024-05-03T10:00:00Z")
    }

    @Test("answers only after the call has returned")
    func answersLater() async {
        var answers: [String] = []
        await withCheckedContinuation { done in
            store.load { _ in
                answers.append("answer")
                done.resume()
            }
            answers.append("asked")
        }
        #expect(answers == ["asked", "answer"])
    }

    @Test("does its jobs in the order in which they were asked for")
    func order() async {
        var counts: [Int] = []
        store.load { counts.append((try? $0.get())??.count ?? -1) }
        store.add(.milk) { _ in }
        store.load { counts.append((try? $0.get())??.count ?? -1) }
        store.deleteAll { _ in }
        store.load { counts.append((try? $0.get())??.count ?? -1) }
        await store.finish()
        #expect(counts == [-1, 1, 0])
    }

    @Test("can't read a file that isn't a list of items, and leaves it as it is", arguments: ["", "null", "{", "[1]"])
    func unreadable(text: String) async throws {
        try folder.write(text)
        for job in [
            { _ = try await load() }, { _ = try await begin(with: [.milk]) }, { try await add(.milk) },
            { try await deleteAll() },
        ] {
            let error = await #expect(throws: ItemsStoreError.self) { try await job() }
            guard case .unreadable(let file, _) = error else {
                Issue.record("expected .unreadable, got \(String(describing: error))")
                continue
            }
            #expect(file.lastPathComponent == "items.json")
        }
        #expect(folder.text == text)
    }

    @Test("can't read or write a file that is a folder")
    func folderInPlaceOfFile() async throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "items.json"), withIntermediateDirectories: false)
        await #expect(throws: ItemsStoreError.self) { try await load() }
        await #expect(throws: ItemsStoreError.self) { try await add(.milk) }
    }

    @Test("can't store in a folder that is not there")
    func unwritable() async throws {
        try FileManager.default.removeItem(at: folder.url)
        #expect(try await load() == nil)
        for job in [{ _ = try await begin(with: [.milk]) }, { try await add(.milk) }] {
            let error = await #expect(throws: ItemsStoreError.self) { try await job() }
            guard case .unwritable = error else {
                Issue.record("expected .unwritable, got \(String(describing: error))")
                continue
            }
        }
    }
}
