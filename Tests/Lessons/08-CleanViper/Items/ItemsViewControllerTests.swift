import HeadlessUIKit
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The list's controller, adapter and cells show what the presenter has, and tell it what the user did")
struct ItemsViewControllerTests {
    private let log = MessageLog()
    private let gateway: EntityGatewayStub
    private let router: ItemsRouterSpy
    private let list: ItemsViewController
    private let screen: Screen

    init() {
        gateway = EntityGatewayStub(log)
        router = ItemsRouterSpy("router", log: log)
        // The presenter is known by class, so it is the real one; the spies behind it hear what it passes on.
        list = ItemsConnector.makeViewController(entityGateway: gateway, router: router)
        screen = list.onScreen()
    }

    private func load(_ items: [Item]) {
        gateway.items.fetchAllCompletion.last?(.success(items))
        log.forget()
    }

    // MARK: To the presenter

    @Test("tells once that it is ready")
    func ready() {
        #expect(log.messages == ["items.fetchAll(then:)"])
    }

    @Test("passes on a tap on each button")
    func buttons() throws {
        load([])
        try screen.tap("Add")
        try screen.tap("Delete all")
        #expect(log.messages == ["router.eventAdd(delegate: ItemsPresenter)", "items.deleteAll(then:)"])
    }

    @Test("passes on which row was tapped")
    func selection() throws {
        load([.milk, .bread])
        try screen.selectRow(1)
        #expect(log.messages == ["router.eventItemSelected(id: 1)"])
    }

    // MARK: From the presenter

    @Test("shows the words that the presenter has for it")
    func titles() {
        list.show(titles: ItemsTitlesViewModel(title: "T", add: "A", deleteAll: "D", loading: "L"))
        #expect(screen.title == "T")
        #expect(list.navigationItem.rightBarButtonItems?.map(\.title) == ["A", "D"])
        let spinners = list.view.subviews.compactMap { $0 as? UIActivityIndicatorView }
        #expect(spinners.map(\.accessibilityLabel) == ["L"])
    }

    @Test("shows rows with their texts, and gives those that stand out a color of their own")
    func rows() {
        load([.milk, .bread])
        #expect(screen.rows.map { $0.labels.map(\.text) } == [["Milk", "May 03, 2024"], ["Bread", "Jan 01, 2024"]])
        #expect(screen.rows.map { $0.labels.first?.color } == [.darkGray, .systemRed])
    }

    @Test("lets VoiceOver read the state that others see by its color, in a cell that was used before as well")
    func accessibility() throws {
        load([.milk, .bread])
        #expect(labels == ["Milk, Enabled, May 03, 2024", "Bread, Disabled, Jan 01, 2024"])
        list.presenter.addItemDidSave()
        load([.bread])
        #expect(labels == ["Bread, Disabled, Jan 01, 2024"])
    }

    /// VoiceOver's text for each row that is seen.
    private var labels: [String?] {
        _ = screen.rows
        let tables = list.view.subviews.compactMap { $0 as? UITableView }
        return tables.flatMap(\.visibleCells).map(\.accessibilityLabel)
    }

    @Test("shows words in place of rows, and rows in place of words")
    func placeholder() {
        load([])
        #expect(screen.shows("No items yet"))
        #expect(screen.rows.isEmpty)
        list.presenter.addItemDidSave()
        load([.milk])
        #expect(!screen.shows("No items yet"))
        #expect(screen.rows.count == 1)
    }

    @Test("shows that work is going on; meanwhile nothing can be deleted, and what is there stays")
    func loading() throws {
        load([.milk])
        for start in [list.showItemsStart, list.showDeleteAllStart] {
            start()
            #expect(screen.isLoading)
            #expect(screen.shows("Milk"))
            #expect(throws: ScreenError.self) { try screen.tap("Delete all") }
            list.showItems()
            #expect(!screen.isLoading)
        }
        try screen.tap("Delete all")
    }

    @Test("shows what went wrong and what was done over what is there")
    func alerts() throws {
        load([.milk])
        for show in [list.showItemsError, list.showDeleteAllError] {
            list.showItemsStart()
            show(.error("It did not work."))
            #expect(!screen.isLoading)
            #expect(screen.alert?.title == "Error")
            #expect(screen.alert?.message == "It did not work.")
            try screen.tap("OK")
            #expect(screen.shows("Milk"))
        }
        list.presenter.presentDeleteAllSuccess()
        #expect(screen.alert?.title == "Done")
        #expect(screen.alert?.message == "All items were deleted.")
        try screen.tap("OK")
        #expect(screen.shows("No items yet"))
    }
}
