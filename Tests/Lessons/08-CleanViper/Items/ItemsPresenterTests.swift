import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The list's presenter passes events on, finds the words, and shows a list when it is complete")
struct ItemsPresenterTests {
    private let log = MessageLog()
    private let output: ItemsPresenterOutputSpy
    private let router: ItemsRouterSpy
    private let presenter: ItemsPresenter

    init() {
        output = ItemsPresenterOutputSpy("output", log: log)
        router = ItemsRouterSpy("router", log: log)
        // The use case is known by class: behind it is a gateway of spies, which tells what was asked for.
        presenter = ItemsPresenter(useCase: ItemsUseCase(entityGateway: EntityGatewayStub(log)))
        presenter.output = output
        presenter.router = router
    }

    private func present(_ items: [Item]) {
        presenter.presentItemsStart()
        for item in items { presenter.present(item: ItemsPresentationModel(item: item)) }
        presenter.presentItemsEnd()
        log.forget()
    }

    private var rows: [String] { (0..<presenter.rowCount).map { presenter.row(at: $0).name } }

    // MARK: Events

    @Test("has the words for everything around the rows, then says that it loads, then asks for the items")
    func viewReady() {
        presenter.eventViewReady()
        #expect(
            log.messages == [
                """
                output.show(titles: ItemsTitlesViewModel(title: "Items", add: "Add", deleteAll: "Delete all", \
                loading: "Loading"))
                """,
                "output.showItemsStart()", "items.fetchAll(then:)",
            ])
    }

    @Test("leaves it to the router where Add leads, and wants to hear what came of it")
    func add() {
        presenter.eventAdd()
        #expect(log.messages == ["router.eventAdd(delegate: ItemsPresenter)"])
    }

    @Test("shows that it works, and has the items deleted")
    func deleteAll() {
        presenter.eventDeleteAll()
        #expect(log.messages == ["output.showDeleteAllStart()", "items.deleteAll(then:)"])
    }

    @Test("ignores a second tap while it deletes, and no tap once that has ended")
    func secondTap() {
        for end in [presenter.presentDeleteAllError, presenter.presentDeleteAllSuccess] {
            presenter.eventDeleteAll()
            presenter.eventDeleteAll()
            end()
        }
        #expect(log.messages.filter { $0.receiver == "items" }.count == 2)
    }

    @Test("turns the index of a row into an id, and leaves it to the router where that leads")
    func itemSelected() {
        present([.milk, .bread])
        presenter.eventItemSelected(at: 1)
        #expect(log.messages == ["router.eventItemSelected(id: 1)"])
    }

    @Test("leads nowhere from a row that is gone", arguments: [-1, 2])
    func staleRow(index: Int) {
        present([.milk, .bread])
        presenter.eventItemSelected(at: index)
        #expect(log.messages == [])
    }

    // MARK: View ready output

    @Test("shows nothing of a list before its end, and then all of it at once")
    func list() {
        presenter.presentItemsStart()
        presenter.present(item: ItemsPresentationModel(item: .milk))
        presenter.present(item: ItemsPresentationModel(item: .bread))
        #expect(log.messages == [])
        #expect(rows == [])
        presenter.presentItemsEnd()
        #expect(log.messages == ["output.showItems()"])
        #expect(rows == ["Milk", "Bread"])
    }

    @Test("gives out one row at a time, ready for labels, with the state in words for VoiceOver")
    func row() {
        present([.milk, .bread])
        let (milk, bread) = (presenter.row(at: 0), presenter.row(at: 1))
        #expect([milk.name, milk.date] == ["Milk", "May 03, 2024"])
        #expect([bread.name, bread.date] == ["Bread", "Jan 01, 2024"])
        #expect([milk.standsOut, bread.standsOut] == [false, true])
        #expect(milk.accessibilityLabel == "Milk, Enabled, May 03, 2024")
        #expect(bread.accessibilityLabel == "Bread, Disabled, Jan 01, 2024")
    }

    @Test("shows each list without the one before")
    func again() {
        present([.milk])
        present([.bread])
        #expect(rows == ["Bread"])
    }

    @Test("shows words in place of rows when there are no items")
    func none() {
        present([.milk])
        presenter.presentItemsStart()
        presenter.presentNoItemsFound()
        #expect(log.messages == [])
        presenter.presentItemsEnd()
        #expect(log.messages == [#"output.showItems(message: "No items yet")"#])
        #expect(rows == [])
    }

    @Test("says that the items couldn't be fetched, and keeps the rows that were there")
    func error() {
        present([.milk])
        presenter.presentItemsStart()
        presenter.presentItemsError()
        #expect(log.messages == [])
        presenter.presentItemsEnd()
        #expect(log.messages == [#"output.showItemsError(alert: "Your items could not be loaded.")"#])
        #expect(rows == ["Milk"])
    }

    @Test("forgets an empty list and an error when the next list begins")
    func forgets() {
        presenter.presentItemsStart()
        presenter.presentNoItemsFound()
        presenter.presentItemsError()
        presenter.presentItemsEnd()
        log.forget()
        presenter.presentItemsStart()
        presenter.present(item: ItemsPresentationModel(item: .milk))
        presenter.presentItemsEnd()
        #expect(log.messages == ["output.showItems()"])
    }

    // MARK: Delete all output

    @Test("shows that nothing is left, and says that it was done")
    func deleted() {
        present([.milk])
        presenter.presentDeleteAllSuccess()
        #expect(
            log.messages == [#"output.showDeleteAll(message: "No items yet", alert: "All items were deleted.")"#])
        #expect(rows == [])
    }

    @Test("keeps the rows when nothing was deleted")
    func notDeleted() {
        present([.milk])
        presenter.presentDeleteAllError()
        #expect(log.messages == [#"output.showDeleteAllError(alert: "Your items could not be deleted.")"#])
        #expect(rows == ["Milk"])
    }

    // MARK: News from the form

    @Test("loads again when the form stored an item")
    func addItemDidSave() {
        presenter.addItemDidSave()
        #expect(log.messages == ["output.showItemsStart()", "items.fetchAll(then:)"])
    }
}
