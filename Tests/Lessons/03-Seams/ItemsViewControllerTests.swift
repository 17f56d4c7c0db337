import HeadlessUIKit
import Spies
import Testing

@testable import Lesson03Seams

@Suite("The list, with a store and a feed that answer as the test pleases")
struct ItemsViewControllerTests {
    private let log = MessageLog()
    private let store: StoreSpy
    private let feed: FeedSpy
    private let screen: Screen

    init() {
        store = StoreSpy("store", log: log)
        feed = FeedSpy("feed", log: log)
        screen = ItemsViewController(store: store, feed: feed).onScreen()
    }

    private var rows: [String?] { screen.rows.map { $0.labels.first?.text } }

    @Test("loads until the answer comes, however late that is")
    func lateAnswer() {
        #expect(screen.isLoading)
        #expect(!screen.shows("No items yet"))
        store.loads.first?(.success([.milk, .bread]))
        #expect(!screen.isLoading)
        #expect(rows == ["Milk", "Bread"])
        #expect(log.messages == ["store.load(then:)"])
    }

    @Test("a store that answers twice shows its last answer")
    func secondAnswer() {
        store.loads.first?(.success([.milk]))
        store.loads.first?(.success([.bread]))
        #expect(rows == ["Bread"])
    }

    @Test("a store that fails the third time leaves the rows of the second")
    func thirdLoadFails() async throws {
        store.loads.first?(.success([]))
        for (number, item) in [Item.milk, .bread].enumerated() {
            try screen.tap("Add")
            try screen.type(item.name, into: "Name")
            try screen.tap("Save")
            store.adds.last?(.success(()))
            let answers: [Result<[Item]?, ItemsStoreError>] = [.success([.milk]), .failure(.broken)]
            store.loads.last?(answers[number])
        }
        #expect(screen.alert?.message == "Your items could not be loaded.")
        #expect(!screen.isLoading)
        #expect(rows == ["Milk"])
    }

    @Test("asks the feed when nothing was ever stored, and stores what comes before it shows it")
    func firstItems() {
        store.loads.first?(.success(nil))
        feed.downloads.first?(.success([.milk]))
        #expect(log.messages == ["store.load(then:)", "feed.download(then:)", #"store.begin(with: ["Milk"], then:)"#])
        #expect(screen.isLoading)
        store.begins.first?(.success([.milk]))
        #expect(rows == ["Milk"])
    }

    @Test("stores nothing when the feed fails, and says so")
    func failingFeed() {
        store.loads.first?(.success(nil))
        feed.downloads.first?(.failure(ItemsStoreError.broken))
        #expect(log.messages == ["store.load(then:)", "feed.download(then:)"])
        #expect(screen.alert?.message == "Your items could not be loaded.")
        #expect(!screen.isLoading)
    }

    @Test("shows what had been stored before the feed answered")
    func storedMeanwhile() {
        store.loads.first?(.success(nil))
        feed.downloads.first?(.success([.milk]))
        store.begins.first?(.success([.bread]))
        #expect(rows == ["Bread"])
    }

    @Test("never asks the feed when all items were deleted")
    func deletedAll() {
        store.loads.first?(.success([]))
        #expect(screen.shows("No items yet"))
        #expect(log.messages == ["store.load(then:)"])
    }

    @Test("a delete that fails keeps the rows, and can be tried again")
    func failedDelete() throws {
        store.loads.first?(.success([.milk]))
        try screen.tap("Delete all")
        #expect(throws: ScreenError.self) { try screen.tap("Delete all") }
        store.deletions.first?(.failure(.broken))
        #expect(screen.alert?.message == "Your items could not be deleted.")
        try screen.tap("OK")
        #expect(rows == ["Milk"])
        try screen.tap("Delete all")
        store.deletions.last?(.success(()))
        #expect(rows == [])
    }

    @Test("an answer after the list is gone isn't heard, but what was downloaded is stored")
    func leftList() async {
        var list: ItemsViewController? = ItemsViewController(store: store, feed: feed)
        let watched = { [weak list] in list }
        list?.loadViewIfNeeded()
        list = nil
        #expect(watched() == nil)
        store.loads.last?(.success([.milk]))

        list = ItemsViewController(store: store, feed: feed)
        list?.loadViewIfNeeded()
        store.loads.last?(.success(nil))
        list = nil
        log.forget()
        feed.downloads.first?(.success([.milk]))
        #expect(log.messages == [#"store.begin(with: ["Milk"], then:)"#])
        store.begins.first?(.success([.milk]))
    }
}
