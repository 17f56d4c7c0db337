import Testing

@testable import Exercise06b

/// Wraps the list's data manager, and counts how often the books are changed.
final class CountingDataManager: ShelfListLocalDataManagerInputProtocol {
    private(set) var changes = 0
    private let real: ShelfListLocalDataManagerInputProtocol

    init(before real: ShelfListLocalDataManagerInputProtocol) {
        self.real = real
    }

    func loadBooks() { real.loadBooks() }

    func change(_ change: @escaping @Sendable ([Book]) -> [Book]) {
        changes += 1
        real.change(change)
    }
}

extension Shelf {
    /// Wraps the data manager of the list, which is in front.
    func countChanges() throws -> CountingDataManager {
        let presenter = try #require((try top() as? ShelfListView)?.presenter, "the list has its presenter")
        let known = Mirror(reflecting: presenter).children.compactMap { $0.value as? ShelfListInteractor }
        let interactor = try #require(known.first, "the list's presenter has its interactor")
        let counting = CountingDataManager(
            before: try #require(interactor.localDatamanager, "the list's interactor has its data manager"))
        interactor.localDatamanager = counting
        return counting
    }
}
