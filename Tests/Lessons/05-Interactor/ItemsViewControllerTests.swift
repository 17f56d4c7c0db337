import HeadlessUIKit
import Spies
import Testing

@testable import Lesson05Interactor

@Suite("The list's controller shows what it is told, and tells what the user did")
struct ItemsViewControllerTests {
    private let log = MessageLog()
    private let folder: ItemsFolder
    private let list: ItemsViewController
    private let screen: Screen
    private let rows = [
        ItemRow(name: "Milk", date: "May 03, 2024", standsOut: false),
        ItemRow(name: "Bread", date: "Jan 01, 2024", standsOut: true),
    ]

    init() throws {
        folder = try ItemsFolder()
        list = ItemsViewController(presenter: ItemsPresenterSpy("presenter", log: log), store: folder.store)
        screen = list.onScreen()
    }

    // MARK: To the presenter

    @Test("says once that it is loaded")
    func loaded() {
        #expect(log.messages == ["presenter.viewDidLoad()"])
    }

    @Test("tells of a tap on Delete all")
    func deleteAll() throws {
        log.forget()
        try screen.tap("Delete all")
        #expect(log.messages == ["presenter.userDidTapDeleteAll()"])
    }

    @Test("tells which row was tapped")
    func selection() throws {
        list.show(rows: rows)
        log.forget()
        try screen.selectRow(1)
        #expect(log.messages == ["presenter.userDidSelectRow(at: 1)"])
    }

    // MARK: From the presenter

    @Test("shows rows with their texts, and gives those that stand out a color of their own")
    func showsRows() {
        list.show(rows: rows)
        #expect(screen.rows.map { $0.labels.map(\.text) } == [["Milk", "May 03, 2024"], ["Bread", "Jan 01, 2024"]])
        #expect(screen.rows.map { $0.labels.first?.color } == [.darkGray, .systemRed])
    }

    @Test("shows words in place of rows, and rows in place of words")
    func placeholder() {
        list.show(rows: rows)
        list.show(placeholder: "No items yet")
        #expect(screen.shows("No items yet"))
        #expect(screen.rows.isEmpty)
        list.show(rows: rows)
        #expect(!screen.shows("No items yet"))
        #expect(screen.rows.count == 2)
    }

    @Test("shows that work is going on; meanwhile nothing can be deleted, and what is there stays")
    func loading() throws {
        list.show(placeholder: "No items yet")
        list.showLoader()
        #expect(screen.isLoading)
        #expect(screen.shows("No items yet"))
        #expect(throws: ScreenError.self) { try screen.tap("Delete all") }
        list.hideLoader()
        #expect(!screen.isLoading)
        try screen.tap("Delete all")
    }

    @Test("shows what went wrong and what was done over what is there")
    func alerts() throws {
        list.show(rows: rows)
        list.show(error: "Your items could not be loaded.")
        #expect(screen.alert?.title == "Error")
        #expect(screen.alert?.message == "Your items could not be loaded.")
        try screen.tap("OK")
        list.show(success: "All items were deleted.")
        #expect(screen.alert?.title == "Done")
        #expect(screen.alert?.message == "All items were deleted.")
        try screen.tap("OK")
        #expect(screen.rows.count == 2)
    }

    // MARK: Navigation, which is still the controller's

    @Test("makes the form with all its actors, on the list's own store, and tells its presenter of a new item")
    func opensForm() throws {
        try screen.tap("Add")
        let form = try #require(list.navigationController?.topViewController as? AddItemViewController)
        let presenter = try #require(form.presenter as? AddItemPresenter)
        let interactor = try #require(presenter.interactor as? AddItemInteractor)
        let dataManager = try #require(interactor.localDataManager as? AddItemLocalDataManager)
        #expect(presenter.view === form)
        #expect(interactor.presenter === presenter)
        #expect(dataManager.store === list.store)
        log.forget()
        presenter.onSave()
        #expect(log.messages == ["presenter.didAddItem()"])
    }

    @Test("opens the detail of the item that it is given")
    func opensDetail() throws {
        list.presentItemDetail(of: .bread)
        #expect(screen.title == "Item")
        #expect(screen.shows("Bread"))
        let detail = try #require(list.navigationController?.topViewController as? ItemDetailViewController)
        let presenter = try #require(detail.presenter as? ItemDetailPresenter)
        #expect(presenter.view === detail)
    }
}
