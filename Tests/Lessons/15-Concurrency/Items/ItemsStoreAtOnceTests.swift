import Foundation
import Spies
import Testing

@testable import Lesson15Concurrency

/// Fit for the thread sanitizer: here several threads reach the store at once.
@Suite("The store is reached from many places at once")
struct ItemsStoreAtOnceTests {
    private let folder: ItemsFolder

    init() throws {
        folder = try ItemsFolder()
    }

    @Test("and loses none of the items that they add")
    func adds() async throws {
        let store = folder.store
        let names = (1...50).map { "Item \($0)" }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in names {
                let item = Item(name: name, enabled: true, date: .distantPast)
                group.addTask { @concurrent in try await store.add(item) }
            }
            try await group.waitForAll()
        }
        #expect(try folder.stored().map(\.name).sorted() == names.sorted())
    }

    @Test("and begins once, however many begin")
    func begins() async throws {
        let store = folder.store
        let answers = try await withThrowingTaskGroup(of: [Item].self) { group in
            for number in 1...20 {
                let item = Item(name: "Item \(number)", enabled: true, date: .distantPast)
                group.addTask { @concurrent in try await store.begin(with: [item]) }
            }
            var names: Set<String> = []
            for try await items in group { names.formUnion(items.map(\.name)) }
            return names
        }
        #expect(answers == Set(try folder.stored().map(\.name)))
        #expect(answers.count == 1)
    }

    @Test("and two forms that save in one breath have both their items in the file")
    func forms() async throws {
        let log = MessageLog()
        let store = folder.store
        let presenters = ["first", "second"].map { ItemsAddSpies.Presenter($0, log: log) }
        let workers = presenters.map { presenter in
            let worker = ItemsAddWorker(store: store)
            worker.presenter = presenter
            return worker
        }
        workers[0].addItem(name: "Milk", enabled: true)
        workers[1].addItem(name: "Bread", enabled: true)
        let messages = await log.messages(atLeast: 2)
        #expect(Set(messages.map(\.description)) == ["first.presentSuccess()", "second.presentSuccess()"])
        #expect(messages.count == 2)
        #expect(Set(try folder.stored().map(\.name)) == ["Milk", "Bread"])
    }
}
