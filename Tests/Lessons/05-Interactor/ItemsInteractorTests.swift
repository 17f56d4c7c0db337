import Foundation
import Spies
import Testing

@testable import Lesson05Interactor

@Suite("The list's interactor: what the server sends is stored, and what it fails to send is not")
struct ItemsInteractorTests {
    private let log = MessageLog()
    private let api: ItemsAPIDataManagerInputSpy
    private let local: ItemsLocalDataManagerInputSpy
    private let output: ItemsInteractorOutputSpy
    private let interactor: ItemsInteractor

    init() {
        api = ItemsAPIDataManagerInputSpy("api", log: log)
        local = ItemsLocalDataManagerInputSpy("local", log: log)
        output = ItemsInteractorOutputSpy("output", log: log)
        interactor = ItemsInteractor(apiDataManager: api, localDataManager: local)
        interactor.presenter = output
    }

    // MARK: Fetching

    @Test("reports what is stored, and asks no server", arguments: [[], [Item.milk, .bread]])
    func stored(items: [Item]) {
        interactor.fetchItems()
        local.loadItemsCompletion.first?(.success(items))
        let reported = Message(to: "output", "didFetch(_:)", [items.map(\.name)])
        #expect(log.messages == ["local.loadItems(then:)", reported])
    }

    @Test("asks the server when nothing was ever stored, and stores what comes before it reports it")
    func apiSuccess() {
        interactor.fetchItems()
        local.loadItemsCompletion.first?(.success(nil))
        api.downloadItemsCompletion.first?(.success([.milk, .bread]))
        local.persistFirstCompletion.first?(.success([.milk, .bread]))
        #expect(
            log.messages == [
                "local.loadItems(then:)", "api.downloadItems(then:)",
                #"local.persistFirst(["Milk", "Bread"], then:)"#, #"output.didFetch(["Milk", "Bread"])"#,
            ])
    }

    @Test("stores nothing when the server fails, and reports that")
    func apiFailure() {
        interactor.fetchItems()
        local.loadItemsCompletion.first?(.success(nil))
        api.downloadItemsCompletion.first?(.failure(URLError(.notConnectedToInternet)))
        #expect(
            log.messages == ["local.loadItems(then:)", "api.downloadItems(then:)", "output.didFailToFetch()"])
    }

    @Test("reports what was stored meanwhile, not what the server sent")
    func storedMeanwhile() {
        interactor.fetchItems()
        local.loadItemsCompletion.first?(.success(nil))
        api.downloadItemsCompletion.first?(.success([.milk]))
        log.forget()
        local.persistFirstCompletion.first?(.success([.bread]))
        #expect(log.messages == [#"output.didFetch(["Bread"])"#])
    }

    @Test("does not ask the server when the device can't be read: that is not the same as nothing")
    func unreadable() {
        interactor.fetchItems()
        local.loadItemsCompletion.first?(.failure(ItemsStoreError.broken))
        #expect(log.messages == ["local.loadItems(then:)", "output.didFailToFetch()"])
    }

    @Test("reports a failure when what came can't be stored")
    func notPersisted() {
        interactor.fetchItems()
        local.loadItemsCompletion.first?(.success(nil))
        api.downloadItemsCompletion.first?(.success([.milk]))
        log.forget()
        local.persistFirstCompletion.first?(.failure(ItemsStoreError.full))
        #expect(log.messages == ["output.didFailToFetch()"])
    }

    @Test("without a server nothing ever stored means no items")
    func noServer() {
        let interactor = ItemsInteractor(apiDataManager: nil, localDataManager: local)
        interactor.presenter = output
        interactor.fetchItems()
        local.loadItemsCompletion.first?(.success(nil))
        #expect(log.messages == ["local.loadItems(then:)", "output.didFetch([])"])
    }

    // MARK: Late answers

    @Test("an answer after the screen is gone isn't reported, but what came is stored")
    func leftScreen() {
        var left: ItemsInteractor? = ItemsInteractor(apiDataManager: api, localDataManager: local)
        let watched = { [weak left] in left }
        left?.presenter = output
        left?.fetchItems()
        local.loadItemsCompletion.first?(.success(nil))
        left = nil
        #expect(watched() == nil)
        log.forget()
        api.downloadItemsCompletion.first?(.success([.milk]))
        local.persistFirstCompletion.first?(.success([.milk]))
        #expect(log.messages == [#"local.persistFirst(["Milk"], then:)"#])
    }

    // MARK: Deleting

    @Test("reports how deleting ended")
    func delete() {
        interactor.deleteAllItems()
        local.deleteAllItemsCompletion.first?(.success(()))
        interactor.deleteAllItems()
        local.deleteAllItemsCompletion.last?(.failure(ItemsStoreError.full))
        #expect(
            log.messages == [
                "local.deleteAllItems(then:)", "output.didDeleteAll()", "local.deleteAllItems(then:)",
                "output.didFailToDeleteAll()",
            ])
    }
}
