import Foundation
import Testing

@testable import Lesson15Concurrency

@Suite("The store keeps items in a file")
struct ItemsStoreTests {
    private let folder: ItemsFolder
    private let store: ItemsStore

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
    }

    @Test("reads back what it stored, in order")
    func readsBack() async throws {
        try await store.add(.milk)
        try await store.add(.bread)
        #expect(try await store.load() == [.milk, .bread])
        try await store.deleteAll()
        #expect(try await store.load() == [])
    }

    @Test("tells a store that was never used from one with no items left")
    func nothingStored() async throws {
        #expect(try await store.load() == nil)
        try await store.deleteAll()
        #expect(try await store.load() == [])
    }

    @Test("begins with the first items, and answers with them")
    func begins() async throws {
        #expect(try await store.begin(with: [.bread, .milk]) == [.bread, .milk])
        #expect(try folder.stored() == [.bread, .milk])
    }

    @Test("does not begin again once something was stored, even an empty list", arguments: [[], [Item.bread]])
    func beginsOnce(stored: [Item]) async throws {
        try folder.store(stored)
        #expect(try await store.begin(with: [.milk]) == stored)
        #expect(try folder.stored() == stored)
    }

    @Test("writes names, states and dates that other programs can read")
    func format() async throws {
        try await store.add(.milk)
        let written = try JSONSerialization.jsonObject(with: Data(#require(folder.text).utf8)) as? [[String: Any]]
        #expect(written?.count == 1)
        #expect(written?.first?["name"] as? String == "Milk")
        #expect(written?.first?["enabled"] as? Bool == true)
        #expect(written?.first?["date"] as? String == "2024-05-03T10:00:00Z")
    }

    @Test("can't read a file that isn't a list of items, and leaves it as it is", arguments: ["", "null", "{", "[1]"])
    func unreadable(text: String) async throws {
        try folder.write(text)
        for job in [
            { _ = try await store.load() }, { _ = try await store.begin(with: [.milk]) },
            { try await store.add(.milk) }, { try await store.deleteAll() },
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

    @Test("calls a file unreadable that is a folder")
    func folderInPlaceOfFile() async throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "items.json"), withIntermediateDirectories: false)
        await #expect(throws: ItemsStoreError.self) { try await store.load() }
        await #expect(throws: ItemsStoreError.self) { try await store.add(.milk) }
    }

    @Test("can't store in a folder that is not there")
    func unwritable() async throws {
        try FileManager.default.removeItem(at: folder.url)
        #expect(try await store.load() == nil)
        for job in [{ _ = try await store.begin(with: [.milk]) }, { try await store.add(.milk) }] {
            let error = await #expect(throws: ItemsStoreError.self) { try await job() }
            guard case .unwritable = error else {
                Issue.record("expected .unwritable, got \(String(describing: error))")
                continue
            }
        }
    }
}
