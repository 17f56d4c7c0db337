import Spies
import Testing

@testable import Lesson05Interactor

@Suite("The list's presenter decides what is shown, and leaves the use case to its interactor")
struct ItemsPresenterTests {
    private let log = MessageLog()
    private let view: ItemsViewSpy
    private let presenter: ItemsPresenter

    init() {
        view = ItemsViewSpy("view", log: log)
        presenter = ItemsPresenter(interactor: ItemsInteractorInputSpy("interactor", log: log))
        presenter.view = view
    }

    // MARK: From the view

    @Test("says that it loads before it asks for the items")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(log.messages == ["view.showLoader()", "interactor.fetchItems()"])
    }

    @Test("shows the loader and has the items deleted")
    func deleteAll() {
        presenter.userDidTapDeleteAll()
        #expect(log.messages == ["view.showLoader()", "interactor.deleteAllItems()"])
    }

    @Test("ignores a second tap while it deletes, and no tap once that has ended")
    func secondTap() {
        for end in [presenter.didFailToDeleteAll, presenter.didDeleteAll] {
            presenter.userDidTapDeleteAll()
            presenter.userDidTapDeleteAll()
            end()
        }
        #expect(log.messages.filter { $0.receiver == "interactor" }.count == 2)
    }

    @Test("leads to the detail of the item in the row that was tapped")
    func selectRow() {
        presenter.didFetch([.milk, .bread])
        log.forget()
        presenter.userDidSelectRow(at: 1)
        #expect(log.messages == [#"view.presentItemDetail(of: "Bread")"#])
    }

    @Test("leads nowhere from a row that is gone", arguments: [-1, 2])
    func staleRow(index: Int) {
        presenter.didFetch([.milk, .bread])
        log.forget()
        presenter.userDidSelectRow(at: index)
        #expect(log.messages == [])
    }

    @Test("fetches again when the form stored an item")
    func didAddItem() {
        presenter.didAddItem()
        #expect(log.messages == ["view.showLoader()", "interactor.fetchItems()"])
    }

    // MARK: From the interactor

    @Test("hides the loader and shows the items as rows, in their order")
    func fetched() {
        presenter.didFetch([.milk, .bread])
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
        presenter.didFetch([])
        #expect(log.messages == ["view.hideLoader()", #"view.show(placeholder: "No items yet")"#])
    }

    @Test("also hides the loader when the items can't be fetched")
    func notFetched() {
        presenter.didFailToFetch()
        #expect(log.messages == ["view.hideLoader()", #"view.show(error: "Your items could not be loaded.")"#])
    }

    @Test("keeps the rows when items that were asked for again can't be fetched")
    func notFetchedAgain() {
        presenter.didFetch([.milk])
        log.forget()
        presenter.didFailToFetch()
        presenter.userDidSelectRow(at: 0)
        #expect(
            log.messages == [
                "view.hideLoader()", #"view.show(error: "Your items could not be loaded.")"#,
                #"view.presentItemDetail(of: "Milk")"#,
            ])
    }

    @Test("shows that nothing is left, and says that it was done")
    func deleted() {
        presenter.didFetch([.milk])
        log.forget()
        presenter.didDeleteAll()
        presenter.userDidSelectRow(at: 0)
        #expect(
            log.messages == [
                "view.hideLoader()", #"view.show(placeholder: "No items yet")"#,
                #"view.show(success: "All items were deleted.")"#,
            ])
    }

    @Test("keeps the rows when nothing was deleted")
    func notDeleted() {
        presenter.didFetch([.milk])
        log.forget()
        presenter.didFailToDeleteAll()
        presenter.userDidSelectRow(at: 0)
        #expect(
            log.messages == [
                "view.hideLoader()", #"view.show(error: "Your items could not be deleted.")"#,
                #"view.presentItemDetail(of: "Milk")"#,
            ])
    }
}
