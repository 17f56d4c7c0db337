import Spies
import Testing

@testable import Lesson04Presenter

@Suite("The list's presenter decides what is shown, without a screen")
struct ItemsPresenterTests {
    private let log = MessageLog()
    private let store: StoreSpy
    private let feed: FeedSpy
    private let view: ItemsViewSpy
    private let presenter: ItemsPresenter

    init() {
        store = StoreSpy("store", log: log)
        feed = FeedSpy("feed", log: log)
        view = ItemsViewSpy("view", log: log)
        presenter = ItemsPresenter(store: store, feed: feed)
        presenter.view = view
    }

    /// Has the presenter load these items, and forgets how.
    private func load(_ items: [Item]) {
        presenter.viewDidLoad()
        store.loads.last?(.success(items))
        log.forget()
    }

    // MARK: Loading

    @Test("says that it loads before it asks for the items")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(log.messages == ["view.showLoader()", "store.load(then:)"])
    }

    @Test("hides the loader and shows the items as rows, in their order")
    func loaded() {
        presenter.viewDidLoad()
        log.forget()
        store.loads.first?(.success([.milk, .bread]))
        #expect(
            log.messages == [
                "view.hideLoader()",
                """
                view.show(rows: [ItemRow(name: "Milk", date: "May 03, 2024", standsOut: false), \
                ItemRow(name: "Bread", date: "Jan 01, 2024", standsOut: true)])
                """,
            ])
    }

    @Test("shows words in place of rows when there are no items")
    func noItems() {
        presenter.viewDidLoad()
        log.forget()
        store.loads.first?(.success([]))
        #expect(log.messages == ["view.hideLoader()", #"view.show(placeholder: "No items yet")"#])
    }

    @Test("also hides the loader when the items can't be fetched, and shows no rows")
    func notLoaded() {
        presenter.viewDidLoad()
        log.forget()
        store.loads.first?(.failure(.broken))
        #expect(log.messages == ["view.hideLoader()", #"view.show(error: "Your items could not be loaded.")"#])
    }

    @Test("keeps the loader until the first items were downloaded and stored")
    func firstItems() {
        presenter.viewDidLoad()
        store.loads.first?(.success(nil))
        feed.downloads.first?(.success([.milk]))
        #expect(
            log.messages == [
                "view.showLoader()", "store.load(then:)", "feed.download(then:)",
                #"store.begin(with: ["Milk"], then:)"#,
            ])
        log.forget()
        store.begins.first?(.success([.milk]))
        #expect(
            log.messages == [
                "view.hideLoader()",
                #"view.show(rows: [ItemRow(name: "Milk", date: "May 03, 2024", standsOut: false)])"#,
            ])
    }

    @Test("hides the loader when the download fails, and stores nothing")
    func failingFeed() {
        presenter.viewDidLoad()
        store.loads.first?(.success(nil))
        log.forget()
        feed.downloads.first?(.failure(ItemsStoreError.broken))
        #expect(log.messages == ["view.hideLoader()", #"view.show(error: "Your items could not be loaded.")"#])
    }

    @Test("shows nothing when the view is gone before the answer comes")
    func lateAnswer() {
        presenter.viewDidLoad()
        presenter.view = nil
        log.forget()
        store.loads.first?(.success([.milk]))
        #expect(log.messages == [])
    }

    // MARK: Taps

    @Test("leads to the detail of the item in the row that was tapped")
    func selectRow() {
        load([.milk, .bread])
        presenter.userDidSelectRow(at: 1)
        #expect(log.messages == [#"view.presentItemDetail(of: "Bread")"#])
    }

    @Test("leads nowhere from a row that is gone", arguments: [-1, 2])
    func staleRow(index: Int) {
        load([.milk, .bread])
        presenter.userDidSelectRow(at: index)
        #expect(log.messages == [])
    }

    @Test("shows the loader while it deletes, and says when it is done")
    func deleteAll() {
        load([.milk])
        presenter.userDidTapDeleteAll()
        #expect(log.messages == ["view.showLoader()", "store.deleteAll(then:)"])
        log.forget()
        store.deletions.first?(.success(()))
        #expect(
            log.messages == [
                "view.hideLoader()", #"view.show(placeholder: "No items yet")"#,
                #"view.show(success: "All items were deleted.")"#,
            ])
        log.forget()
        presenter.userDidSelectRow(at: 0)
        #expect(log.messages == [])
    }

    @Test("ignores a second tap while it deletes, and no tap once that has ended")
    func secondTap() {
        for _ in 1...2 {
            presenter.userDidTapDeleteAll()
            presenter.userDidTapDeleteAll()
            store.deletions.last?(.failure(.broken))
        }
        #expect(store.deletions.count == 2)
    }

    @Test("keeps the rows when nothing was deleted")
    func notDeleted() {
        load([.milk])
        presenter.userDidTapDeleteAll()
        log.forget()
        store.deletions.first?(.failure(.broken))
        presenter.userDidSelectRow(at: 0)
        #expect(
            log.messages == [
                "view.hideLoader()", #"view.show(error: "Your items could not be deleted.")"#,
                #"view.presentItemDetail(of: "Milk")"#,
            ])
    }

    @Test("loads again when the form stored an item")
    func didAddItem() {
        presenter.didAddItem()
        #expect(log.messages == ["view.showLoader()", "store.load(then:)"])
    }
}
