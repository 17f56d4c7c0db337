import HeadlessUIKit
import Spies
import Testing

@testable import Lesson18Choosing

@Suite("The form's controller shows the state of its view model, and tells it what was typed")
struct AddItemViewControllerTests {
    private let log = MessageLog()
    private let repository: ItemsRepositorySpy
    private let screen: Screen

    init() {
        repository = ItemsRepositorySpy("repository", log: log)
        screen = AddItemViewController(viewModel: AddItemViewModel(repository: repository)).onScreen()
    }

    @Test("starts empty and enabled")
    func start() throws {
        #expect(screen.title == "Add item")
        #expect(try screen.value(of: "Name") == "")
        #expect(try screen.value(of: "Enabled") == "on")
        #expect(log.messages == [])
    }

    @Test("passes on the name that was typed when Save is tapped")
    func save() throws {
        try screen.type("Milk", into: "Name")
        try screen.tap("Save")
        #expect(log.messages == [#"repository.add("Milk", then:)"#])
    }

    @Test("passes on an empty name too: what may be saved is decided elsewhere")
    func saveNothing() throws {
        try screen.tap("Save")
        #expect(screen.alert?.title == "Error")
        #expect(screen.alert?.message == "Please enter a name.")
        #expect(log.messages == [])
    }

    @Test("lets nothing be saved while an item is saved, and again when that failed")
    func saving() throws {
        try screen.type("Milk", into: "Name")
        try screen.tap("Save")
        #expect(throws: ScreenError.self) { try screen.tap("Save") }
        repository.addCompletion.first?(.failure(ItemsStoreError.broken))
        try screen.tap("OK")
        try screen.tap("Save")
        #expect(repository.addCompletion.count == 2)
    }

    @Test("shows what went wrong and keeps what was typed")
    func error() throws {
        try screen.type("Milk", into: "Name")
        try screen.toggle("Enabled")
        try screen.tap("Save")
        repository.addCompletion.first?(.failure(ItemsStoreError.broken))
        #expect(screen.alert?.title == "Error")
        #expect(screen.alert?.message == "The item could not be saved.")
        try screen.tap("OK")
        #expect(try screen.value(of: "Name") == "Milk")
        #expect(try screen.value(of: "Enabled") == "off")
    }
}
