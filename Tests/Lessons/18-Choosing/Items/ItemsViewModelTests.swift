import Spies
import Testing

@testable import Lesson18Choosing

@Suite("The list's view model decides what is shown and where a tap leads, without a screen")
struct ItemsViewModelTests {
    private let log = MessageLog()
    private let repository: ItemsRepositorySpy
    private let coordinator: ItemsCoordinatingSpy
    private let viewModel: ItemsViewModel

    init() {
        let log = log
        repository = ItemsRepositorySpy("repository", log: log)
        coordinator = ItemsCoordinatingSpy("coordinator", log: log)
        viewModel = ItemsViewModel(repository: repository, coordinator: coordinator)
        viewModel.onAlert = { log.append("\($0.title): \($0.message)") }
    }

    /// Has the view model load these items, and forgets how.
    private func load(_ items: [Item]) {
        viewModel.load()
        repository.loadItemsCompletion.last?(.success(items))
        log.forget()
    }

    // MARK: Loading

    @Test("shows nothing and loads nothing before it is told to")
    func start() {
        #expect(viewModel.state == ItemsState())
        #expect(log.messages == [])
    }

    @Test("asks for the items, and says that it loads")
    func loading() {
        viewModel.load()
        #expect(viewModel.state == ItemsState(isLoading: true))
        #expect(log.messages == ["repository.loadItems(then:)"])
    }

    @Test("shows the items as rows in their order, and no longer loads")
    func loaded() {
        viewModel.load()
        repository.loadItemsCompletion.first?(.success([.milk, .bread]))
        #expect(viewModel.state == ItemsState(rows: [ItemRow(.milk), ItemRow(.bread)]))
    }

    @Test("shows words in place of rows when there are no items")
    func noItems() {
        load([])
        #expect(viewModel.state == ItemsState(placeholder: "No items yet"))
    }

    @Test("has the failure told, keeps its rows, and no longer loads")
    func notLoaded() {
        load([.milk])
        viewModel.load()
        repository.loadItemsCompletion.last?(.failure(ItemsStoreError.broken))
        #expect(viewModel.state == ItemsState(rows: [ItemRow(.milk)]))
        #expect(log.messages.last == "Error: Your items could not be loaded.")
    }

    @Test("has a change told after it was made, each answer as one")
    func changes() {
        var states: [ItemsState] = []
        viewModel.onChange = { [unowned viewModel] in states.append(viewModel.state) }
        viewModel.load()
        repository.loadItemsCompletion.first?(.success([.milk]))
        #expect(states == [ItemsState(isLoading: true), ItemsState(rows: [ItemRow(.milk)])])
    }

    @Test("is gone with its screen while an answer is on its way, and tells nothing")
    func late() {
        let log = log
        var viewModel: ItemsViewModel? = ItemsViewModel(repository: repository, coordinator: coordinator)
        viewModel?.onAlert = { _ in log.append("alert") }
        let watched = Weak(viewModel)
        viewModel?.load()
        viewModel?.deleteAll()
        viewModel = nil
        #expect(watched.object == nil)
        log.forget()
        repository.loadItemsCompletion.first?(.failure(ItemsStoreError.broken))
        repository.deleteAllItemsCompletion.first?(.success(()))
        #expect(log.messages == [])
    }

    // MARK: Deleting

    @Test("has everything deleted and says that it works, while the rows stay")
    func deleting() {
        load([.milk])
        viewModel.deleteAll()
        #expect(viewModel.state == ItemsState(rows: [ItemRow(.milk)], isLoading: true))
        #expect(log.messages == ["repository.deleteAllItems(then:)"])
    }

    @Test("shows an empty list and has it told when everything was deleted")
    func deleted() {
        load([.milk])
        viewModel.deleteAll()
        repository.deleteAllItemsCompletion.first?(.success(()))
        #expect(viewModel.state == ItemsState(placeholder: "No items yet"))
        #expect(log.messages.last == "Done: All items were deleted.")
        log.forget()
        viewModel.selectItem(at: 0)
        #expect(log.messages == [])
    }

    @Test("keeps the rows and has the failure told when nothing was deleted")
    func notDeleted() {
        load([.milk])
        viewModel.deleteAll()
        repository.deleteAllItemsCompletion.first?(.failure(ItemsStoreError.broken))
        #expect(viewModel.state == ItemsState(rows: [ItemRow(.milk)]))
        #expect(log.messages.last == "Error: Your items could not be deleted.")
        viewModel.selectItem(at: 0)
        #expect(log.messages.last == #"coordinator.showDetail(of: "Milk")"#)
    }

    @Test("ignores a second tap while it deletes, and no tap once that has ended, well or badly")
    func secondTap() {
        let answers: [Result<Void, any Error>] = [.failure(ItemsStoreError.broken), .success(())]
        for answer in answers {
            viewModel.deleteAll()
            viewModel.deleteAll()
            repository.deleteAllItemsCompletion.last?(answer)
        }
        viewModel.deleteAll()
        #expect(repository.deleteAllItemsCompletion.count == 3)
    }

    // MARK: Leading on

    @Test("leads to the detail of the item in the row that was tapped")
    func selectItem() {
        load([.milk, .bread])
        viewModel.selectItem(at: 1)
        #expect(log.messages == [#"coordinator.showDetail(of: "Bread")"#])
    }

    @Test("leads nowhere from a row that is gone", arguments: [-1, 2])
    func staleRow(index: Int) {
        load([.milk, .bread])
        viewModel.selectItem(at: index)
        #expect(log.messages == [])
    }

    @Test("leads to the form, and loads again when an item was stored there")
    func addItem() {
        load([])
        viewModel.addItem()
        #expect(log.messages == ["coordinator.showForm(onSaved:)"])
        log.forget()
        coordinator.showFormOnSaved.first?()
        #expect(log.messages == ["repository.loadItems(then:)"])
    }

    @Test("is not kept alive by the form that it opened")
    func addItemAndGone() {
        var viewModel: ItemsViewModel? = ItemsViewModel(repository: repository, coordinator: coordinator)
        let watched = Weak(viewModel)
        viewModel?.addItem()
        viewModel = nil
        #expect(watched.object == nil)
        log.forget()
        coordinator.showFormOnSaved.first?()
        #expect(log.messages == [])
    }
}
