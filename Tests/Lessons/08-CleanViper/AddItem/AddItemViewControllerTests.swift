import HeadlessUIKit
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The form's controller shows what it is told, and tells what was typed")
struct AddItemViewControllerTests {
    private let log = MessageLog()
    private let gateway: EntityGatewayStub
    private let router: AddItemRouterSpy
    private let delegate: AddItemDelegateSpy
    private let form: AddItemViewController
    private let screen: Screen

    init() {
        gateway = EntityGatewayStub(log)
        router = AddItemRouterSpy("router", log: log)
        delegate = AddItemDelegateSpy("delegate", log: log)
        form = AddItemConnector.makeViewController(entityGateway: gateway, router: router, delegate: delegate)
        screen = form.onScreen()
    }

    @Test("starts empty and enabled, with the presenter's words")
    func start() throws {
        #expect(screen.title == "Add item")
        #expect(try screen.value(of: "Name") == "")
        #expect(try screen.value(of: "Enabled") == "on")
        form.show(form: AddItemViewModel(title: "T", name: "N", enabled: "E", save: "S"))
        #expect(screen.title == "T")
        #expect(screen.shows("E"))
        #expect(try screen.value(of: "N") == "")
        #expect(try screen.value(of: "E") == "on")
        try screen.tap("S")
    }

    @Test("passes on what was typed when Save is tapped, whatever it is")
    func save() throws {
        try screen.tap("Save")
        #expect(screen.alert?.message == "Please enter a name.")
        try screen.tap("OK")
        try screen.type("Milk", into: "Name")
        try screen.toggle("Enabled")
        try screen.tap("Save")
        let said = log.messages.map(\.description)
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix(#"items.create(name: "Milk", enabled: false"#) == true)
    }

    @Test("can't be saved while it is being saved")
    func saving() throws {
        form.showSaveStart()
        #expect(throws: ScreenError.self) { try screen.tap("Save") }
        form.showSaveEnd()
        try screen.tap("Save")
    }

    @Test("shows what went wrong, keeps what was typed, and can be saved again")
    func error() throws {
        try screen.type("Milk", into: "Name")
        try screen.toggle("Enabled")
        form.showSaveStart()
        form.showSaveError(alert: .error("The item could not be saved."))
        #expect(screen.alert?.title == "Error")
        #expect(screen.alert?.message == "The item could not be saved.")
        try screen.tap("OK")
        #expect(try screen.value(of: "Name") == "Milk")
        #expect(try screen.value(of: "Enabled") == "off")
        try screen.tap("Save")
    }
}
