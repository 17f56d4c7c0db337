import HeadlessUIKit
import Spies
import Testing

@testable import Lesson03Seams

@Suite("The form, with a store that answers as the test pleases")
struct AddItemViewControllerTests {
    private let log = MessageLog()
    private let store: StoreSpy
    private let screen: Screen

    init() throws {
        let log = log
        store = StoreSpy("store", log: log)
        let list = UIViewController()
        list.title = "Items"
        screen = list.onScreen()
        let form = AddItemViewController(store: store) { log.append("list.onSave()") }
        list.navigationController?.pushViewController(form, animated: false)
        try screen.type("Milk", into: "Name")
        try screen.toggle("Enabled")
    }

    @Test("says that a save failed, and keeps what was typed")
    func failedSave() throws {
        try screen.tap("Save")
        store.adds.first?(.failure(.full))

        #expect(screen.alert?.message == "The item could not be saved.")
        try screen.tap("OK")
        #expect(try screen.value(of: "Name") == "Milk")
        #expect(try screen.value(of: "Enabled") == "off")
        #expect(log.messages == [#"store.add("Milk", then:)"#])
    }

    @Test("a save that fails twice works the third time")
    func thirdTry() throws {
        for _ in 1...2 {
            try screen.tap("Save")
            store.adds.last?(.failure(.full))
            try screen.tap("OK")
        }
        try screen.tap("Save")
        store.adds.last?(.success(()))
        #expect(screen.title == "Items")
        #expect(
            log.messages == [
                #"store.add("Milk", then:)"#, #"store.add("Milk", then:)"#, #"store.add("Milk", then:)"#,
                "list.onSave()",
            ])
    }

    @Test("saves nothing again while the answer is awaited")
    func lateAnswer() throws {
        try screen.tap("Save")
        #expect(throws: ScreenError.self) { try screen.tap("Save") }
        #expect(screen.title == "Add item")
        #expect(log.messages == [#"store.add("Milk", then:)"#])
    }

    @Test("an answer after the form is gone still reaches the list, and closes no screen")
    func answerAfterLeaving() throws {
        try screen.tap("Save")
        try screen.goBack()
        store.adds.first?(.success(()))
        #expect(screen.title == "Items")
        #expect(log.messages == [#"store.add("Milk", then:)"#, "list.onSave()"])
    }

    @Test("refuses a blank name without asking the store", arguments: ["", "   ", " \t"])
    func blankName(name: String) throws {
        try screen.type(name, into: "Name")
        try screen.tap("Save")
        #expect(screen.alert?.message == "Please enter a name.")
        #expect(log.messages == [])
    }
}
