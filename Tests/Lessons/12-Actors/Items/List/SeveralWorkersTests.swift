import Spies
import Testing

@testable import Lesson12Actors

@Suite("Behind the role that manages the data there may be several workers")
struct SeveralWorkersTests {
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let presenter: ItemsListSpies.Presenter
    private let workers: ItemsListWorkers

    init() throws {
        folder = try ItemsFolder()
        try folder.store([.milk])
        presenter = ItemsListSpies.Presenter("presenter", log: log)
        workers = ItemsListWorkers(store: folder.store)
        workers.presenter = presenter
    }

    @Test("one fetches")
    func fetchItems() async throws {
        workers.fetchItems()
        await workers.fetching.store.finish()
        let expected = MessageLog()
        ItemsListSpies.Presenter("presenter", log: expected).present(items: [.milk])
        #expect(log.messages == expected.messages)
    }

    @Test("the other deletes, and nobody who asks can tell")
    func deleteAllItems() async throws {
        workers.deleteAllItems()
        await workers.deleting.store.finish()
        #expect(log.messages == ["presenter.presentDeleteSuccess()"])
        #expect(folder.text == "[]")
    }
}

/// Plays the role, and passes each job on to the worker that does it.
private final class ItemsListWorkers: ItemsList_ManageData {
    let fetching: ItemsListFetching
    let deleting: ItemsListDeleting
    weak var presenter: (any ItemsList_PresentData)? {
        didSet { (fetching.presenter, deleting.presenter) = (presenter, presenter) }
    }

    init(store: ItemsStore) {
        fetching = ItemsListFetching(store: store)
        deleting = ItemsListDeleting(store: store)
    }

    func fetchItems() { fetching.fetchItems() }
    func deleteAllItems() { deleting.deleteAllItems() }
}

/// Knows how items are fetched.
private final class ItemsListFetching {
    weak var presenter: (any ItemsList_PresentData)?
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }

    func fetchItems() {
        store.load { [weak self] result in
            switch result {
            case .success(let items): self?.presenter?.present(items: items ?? [])
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }
}

/// Knows how items are deleted.
private final class ItemsListDeleting {
    weak var presenter: (any ItemsList_PresentData)?
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }

    func deleteAllItems() {
        store.deleteAll { [weak self] result in
            switch result {
            case .success: self?.presenter?.presentDeleteSuccess()
            case .failure: self?.presenter?.presentDeleteError()
            }
        }
    }
}
