import HeadlessUIKit
import Spies
import Testing

@testable import Lesson04Presenter

@Suite("The form's controller shows what it is told, and tells what was typed")
struct AddItemViewControllerTests {
    private let log = MessageLog()
    private let form: AddItemViewController
    private let screen: Screen

    init() {
        form = AddItemViewController(presenter: AddItemPresenterSpy("presenter", log: log))
        screen = form.onScreen()
    }

    @Test("starts empty and enabled")
    func start() throws {
        #expect(screen.title == "Add item")
        #expect(try screen.value(of: "Name") == "")
        #expect(try screen.value(of: "Enabled") == "on")
        #expect(log.messages == [])
    }

    @Test("tells what was typed when Save is tapped, whatever it is")
    func save() throws {
        try screen.tap("Save")
        try screen.type("Milk", into: "Name")
        try screen.toggle("Enabled")
        try screen.tap("Save")
        #expect(
            log.messages == [
                #"presenter.userDidTapSave(name: "", enabled: true)"#,
                #"presenter.userDidTapSave(name: "Milk", enabled: false)"#,
            ])
    }

    @Test("lets the user save when it is told so")
    func canSave() throws {
        form.show(canSave: false)
        #expect(throws: ScreenError.self) { try screen.tap("Save") }
        form.show(canSave: true)
        try screen.tap("Save")
    }

    @Test("shows what went wrong and keeps what was typed")
    func error() throws {
        try screen.type("Milk", into: "Name")
        try screen.toggle("Enabled")
        form.show(error: "The item could not be saved.")
        #expect(screen.alert?.title == "Error")
        #expect(screen.alert?.message == "The item could not be saved.")
        try screen.tap("OK")
        #expect(try screen.value(of: "Name") == "Milk")
        #expect(try screen.value(of: "Enabled") == "off")
    }

    @Test("goes back to where it was opened")
    func goBack() {
        let opener = UIViewController()
        let stack = UINavigationController(rootViewController: opener)
        let form = AddItemViewController(presenter: AddItemPresenterSpy("presenter", log: log))
        stack.pushViewController(form, animated: false)
        form.goBack()
        #expect(stack.topViewController === opener)
    }
}
