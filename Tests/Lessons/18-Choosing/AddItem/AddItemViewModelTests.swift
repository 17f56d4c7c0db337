import Spies
import Testing

@testable import Lesson18Choosing

@Suite("The form's view model decides what may be saved and what follows, without a screen")
struct AddItemViewModelTests {
    private let log = MessageLog()
    private let repository: ItemsRepositorySpy
    private let viewModel: AddItemViewModel

    init() {
        repository = ItemsRepositorySpy("repository", log: log)
        viewModel = AddItemViewModel(repository: repository)
        listen(to: viewModel)
    }

    /// Writes down what the view model has told.
    private func listen(to viewModel: AddItemViewModel) {
        let log = log
        viewModel.onChange = { [unowned viewModel] in log.append("isSaving: \(viewModel.isSaving)") }
        viewModel.onAlert = { log.append("\($0.title): \($0.message)") }
        viewModel.onSaved = { log.append("onSaved()") }
    }

    @Test("says that it is saving, then has the item stored")
    func save() {
        viewModel.save(name: "Milk", enabled: false)
        #expect(log.messages == ["isSaving: true", #"repository.add("Milk", then:)"#])
    }

    @Test("stores what was typed as it was typed, dated by the clock", arguments: [true, false])
    func item(enabled: Bool) {
        final class Store: Spy, ItemsRepository {
            var added: [Item] = []
            func add(_ item: Item, then completion: @escaping Answer<Void>) { added.append(item) }
            func loadItems(then completion: @escaping Answer<[Item]>) {}
            func deleteAllItems(then completion: @escaping Answer<Void>) {}
        }
        let store = Store("store", log: log)
        let viewModel = AddItemViewModel(repository: store, now: { Item.milk.date })
        viewModel.save(name: " Oat milk", enabled: enabled)
        #expect(store.added == [Item(name: " Oat milk", enabled: enabled, date: Item.milk.date)])
    }

    @Test("refuses a name that is blank, and stores nothing", arguments: ["", "   ", " \t\n"])
    func blankName(name: String) {
        viewModel.save(name: name, enabled: true)
        #expect(log.messages == ["Error: Please enter a name."])
    }

    @Test("says that the item was stored")
    func saved() {
        viewModel.save(name: "Milk", enabled: true)
        log.forget()
        repository.addCompletion.first?(.success(()))
        #expect(log.messages == ["onSaved()"])
    }

    @Test("has the failure told and lets the user try again when the item was not stored")
    func notSaved() {
        viewModel.save(name: "Milk", enabled: true)
        log.forget()
        repository.addCompletion.first?(.failure(ItemsStoreError.broken))
        #expect(log.messages == ["isSaving: false", "Error: The item could not be saved."])
        log.forget()
        viewModel.save(name: "Milk", enabled: true)
        #expect(log.messages == ["isSaving: true", #"repository.add("Milk", then:)"#])
    }

    @Test("stores one item however often Save is tapped, also once it was stored")
    func secondTap() {
        viewModel.save(name: "Milk", enabled: true)
        viewModel.save(name: "Milk", enabled: true)
        repository.addCompletion.first?(.success(()))
        viewModel.save(name: "Milk", enabled: true)
        #expect(repository.addCompletion.count == 1)
    }

    @Test("still says that the item was stored when the user left the form before the answer, then is freed")
    func late() {
        let (log, repository) = (log, repository)
        // A function of its own, so that nothing in the test keeps the view model.
        func saveAndLeave() -> Weak<AddItemViewModel> {
            let viewModel = AddItemViewModel(repository: repository)
            viewModel.onSaved = { log.append("onSaved()") }
            viewModel.save(name: "Milk", enabled: true)
            return Weak(viewModel)
        }
        let watched = saveAndLeave()
        #expect(watched.object != nil)
        log.forget()
        repository.addCompletion.first?(.success(()))
        #expect(log.messages == ["onSaved()"])
    }
}
