import HeadlessUIKit
import Spies
import Testing

@testable import Lesson18Choosing

@Suite("The list's controller shows the state of its view model, and tells it what the user did")
struct ItemsViewControllerTests {
    private let log = MessageLog()
    private let repository: ItemsRepositorySpy
    private let screen: Screen

    init() {
        repository = ItemsRepositorySpy("repository", log: log)
        let viewModel = ItemsViewModel(
            repository: repository, coordinator: ItemsCoordinatingSpy("coordinator", log: log))
        screen = ItemsViewController(viewModel: viewModel).onScreen()
    }

    /// Answers what the list asked for last.
    private func load(_ result: Result<[Item], any Error>) {
        repository.loadItemsCompletion.last?(result)
    }

    // MARK: To the view model

    @Test("has the items loaded once, when it is loaded itself")
    func loads() {
        #expect(log.messages == ["repository.loadItems(then:)"])
    }

    @Test("passes on taps on its buttons")
    func buttons() throws {
        load(.success([.milk]))
        log.forget()
        try screen.tap("Add")
        try screen.tap("Delete all")
        #expect(log.messages == ["coordinator.showForm(onSaved:)", "repository.deleteAllItems(then:)"])
    }

    @Test("passes on which row was tapped")
    func selection() throws {
        load(.success([.milk, .bread]))
        log.forget()
        try screen.selectRow(1)
        #expect(log.messages == [#"coordinator.showDetail(of: "Bread")"#])
    }

    // MARK: From the view model

    @Test("shows a row with its texts, and one that stands out in red")
    func rows() {
        load(.success([.milk, .bread]))
        #expect(screen.title == "Items")
        #expect(screen.rows.map { $0.labels.map(\.text) } == [["Milk", "May 03, 2024"], ["Bread", "Jan 01, 2024"]])
        #expect(screen.rows.map { $0.labels.first?.color } == [.darkGray, .systemRed])
    }

    @Test("shows words in place of rows, and rows in place of words")
    func placeholder() throws {
        #expect(!screen.shows("No items yet"))
        load(.success([]))
        #expect(screen.shows("No items yet"))
        #expect(screen.rows.isEmpty)
        load(.success([.milk]))
        #expect(!screen.shows("No items yet"))
        #expect(screen.rows.count == 1)
    }

    @Test("shows that work goes on, and lets nothing be deleted meanwhile")
    func loading() throws {
        #expect(screen.isLoading)
        #expect(throws: ScreenError.self) { try screen.tap("Delete all") }
        load(.success([.milk]))
        #expect(!screen.isLoading)
        try screen.tap("Delete all")
        #expect(screen.isLoading)
        #expect(screen.rows.count == 1)
    }

    @Test("shows what went wrong over what is there")
    func error() throws {
        load(.success([.milk]))
        load(.failure(ItemsStoreError.broken))
        let alert = try #require(screen.alert)
        #expect(alert.title == "Error")
        #expect(alert.message == "Your items could not be loaded.")
        #expect(alert.buttons == ["OK"])
        try screen.tap("OK")
        #expect(screen.alert == nil)
        #expect(screen.rows.count == 1)
    }

    @Test("shows what was done")
    func done() throws {
        load(.success([.milk]))
        try screen.tap("Delete all")
        repository.deleteAllItemsCompletion.first?(.success(()))
        #expect(screen.alert?.title == "Done")
        #expect(screen.alert?.message == "All items were deleted.")
    }

    @Test("shows a state that its view model had before there was a controller")
    func earlierState() {
        let viewModel = ItemsViewModel(
            repository: repository, coordinator: ItemsCoordinatingSpy("coordinator", log: log))
        viewModel.load()
        load(.success([.milk]))
        let screen = ItemsViewController(viewModel: viewModel).onScreen()
        #expect(screen.rows.count == 1)
        #expect(screen.isLoading)
    }
}
