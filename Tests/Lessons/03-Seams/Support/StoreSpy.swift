import Spies

@testable import Lesson03Seams

/// A store without a file: it writes down what it is asked, and answers when the test says so.
final class StoreSpy: Spy, ItemsStoring {
    private(set) var loads: [Completion<[Item]?>] = []
    private(set) var begins: [Completion<[Item]>] = []
    private(set) var adds: [Completion<Void>] = []
    private(set) var deletions: [Completion<Void>] = []

    func load(then completion: @escaping Completion<[Item]?>) {
        record()
        loads.append(completion)
    }

    func begin(with items: [Item], then completion: @escaping Completion<[Item]>) {
        record(items.map(\.name))
        begins.append(completion)
    }

    func add(_ item: Item, then completion: @escaping Completion<Void>) {
        record(item.name)
        adds.append(completion)
    }

    func deleteAll(then completion: @escaping Completion<Void>) {
        record()
        deletions.append(completion)
    }
}
