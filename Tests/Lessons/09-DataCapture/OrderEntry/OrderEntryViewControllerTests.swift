import HeadlessUIKit
import Spies
import Testing

@testable import Lesson09DataCapture

@Suite("The order entry's controller shows what it is told, and passes on what happens")
struct OrderEntryViewControllerTests {
    private let log = MessageLog()
    private let gateway: GatewayDouble
    private let view: OrderEntryViewController
    private let screen: Screen
    private let day = "Delivery date (year-month-day)"

    /// The whole stack, on managers that answer when a test says so.
    init() {
        gateway = GatewayDouble(log: log)
        view = OrderEntryConnector.makeViewController(entityGateway: gateway, now: { .morning })
        screen = view.onScreen()
    }

    private func products() {
        gateway.products.fetchAllCompletion.first?(.success([.chair, .lamp]))
    }

    @Test("shows its texts at once, and that products are fetched")
    func start() throws {
        #expect(screen.title == "New order")
        #expect(screen.isLoading)
        #expect(screen.shows("No product chosen"))
        #expect(try screen.value(of: "Quantity") == "")
        #expect(try screen.value(of: day) == "")
        products()
        #expect(!screen.isLoading)
        #expect(screen.shows("Oak chair"))
        #expect(screen.shows("$19.99"))
    }

    @Test("shows a message in place of products")
    func noProducts() {
        gateway.products.fetchAllCompletion.first?(.success([]))
        #expect(!screen.isLoading)
        #expect(screen.color(of: "There is nothing to order.") == .secondaryLabel)
    }

    @Test("says which product is chosen")
    func product() throws {
        products()
        try screen.selectRow(1)
        #expect(screen.text.filter { $0 == "Desk lamp" }.count == 2)
    }

    @Test("looks at a field when the typing has ended: at the next field, at the return key, and before a save")
    func capture() throws {
        try screen.type("three", into: "Quantity")
        #expect(!screen.shows("digits only"))
        try screen.type("tomorrow", into: day)
        #expect(screen.shows("digits only"))
        #expect(!screen.shows("year-month-day, such as"))
        try screen.pressReturn()
        #expect(screen.shows("year-month-day, such as"))
        try screen.type("3", into: "Quantity")
        try screen.tap("Save")
        #expect(!screen.shows("Please enter a quantity"))
    }

    @Test("shows what is wrong below each field, in red, and takes it away again")
    func messages() throws {
        products()
        try screen.tap("Save")
        let messages = [
            "Please choose a product.", "Please enter a quantity, 1 or more, in digits.",
            "Please enter a day from today on, such as 2030-12-31.",
        ]
        for message in messages { #expect(screen.color(of: message) == .systemRed) }
        try screen.selectRow(0)
        try screen.type("3", into: "Quantity")
        try screen.type("2024-05-04", into: day)
        try screen.pressReturn()
        for message in messages { #expect(!screen.shows(message)) }
    }

    @Test("lets nothing be changed while an order is saved, then shows it, then an empty form")
    func save() throws {
        products()
        try screen.selectRow(0)
        try screen.type("3", into: "Quantity")
        try screen.type("2024-05-04", into: day)
        try screen.tap("Save")
        #expect(screen.isLoading)
        #expect(throws: ScreenError.self) { try screen.tap("Save") }
        #expect(throws: ScreenError.self) { try screen.type("4", into: "Quantity") }
        #expect(throws: ScreenError.self) { try screen.selectRow(1) }

        gateway.products.fetchCompletion.first?(.success(.chair))
        gateway.orders.createCompletion.first?(.success(.chairs))
        #expect(!screen.isLoading)
        #expect(
            screen.text == [
                "New order", "Order 7", "3 × Oak chair", "$360.00 in total", "Delivered on May 4, 2024",
                "Another order",
            ])

        try screen.tap("Another order")
        #expect(screen.shows("No product chosen"))
        #expect(try screen.value(of: "Quantity") == "")
        #expect(try screen.value(of: day) == "")
        #expect(!screen.inventory.contains { $0.contains("selected") })
    }

    @Test("tells of a failed save over the form, and keeps what was typed")
    func saveError() throws {
        products()
        try screen.selectRow(0)
        try screen.type("3", into: "Quantity")
        try screen.type("2024-05-04", into: day)
        try screen.tap("Save")
        gateway.products.fetchCompletion.first?(.failure(Failure()))
        #expect(screen.alert?.title == "Error")
        #expect(screen.alert?.message == "The order could not be saved.")
        try screen.tap("OK")
        #expect(try screen.value(of: "Quantity") == "3")
        try screen.tap("Save")
        #expect(gateway.products.fetchCompletion.count == 2)
    }
}
