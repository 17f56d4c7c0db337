import HeadlessUIKit
import Spies
import Testing

@testable import Lesson09DataCapture

@Suite("A smart field writes what is typed in the pattern that the presenter gave it")
struct DateFieldTests {
    private let log = MessageLog()
    private let output: OrderEntryUseCaseOutputSpy
    private let useCase: OrderEntryUseCase
    private let view: DateFieldViewController
    private let screen: Screen

    init() {
        output = OrderEntryUseCaseOutputSpy("output", log: log)
        useCase = OrderEntryUseCase(entityGateway: GatewayDouble(log: log), now: { .morning })
        useCase.output = output
        let presenter = DateFieldPresenter(useCase: useCase)
        view = DateFieldViewController(presenter: presenter)
        presenter.output = view
        screen = view.onScreen()
    }

    @Test(
        "digits get hyphens between them as they are typed, and other text stays as it is",
        arguments: [
            ("2", "2"), ("2024", "2024"), ("20240", "2024-0"), ("20240504", "2024-05-04"),
            ("2024-0504", "2024-05-04"), ("202405041", "2024-05-041"), ("May 4", "May 4"), ("", ""),
        ])
    func pattern(typed: String, written: String) throws {
        try screen.type(typed, into: "Delivery date")
        #expect(try screen.value(of: "Delivery date") == written)
    }

    @Test("what is captured is what the field shows")
    func captured() throws {
        try screen.type("20240502", into: "Delivery date")
        #expect(log.messages == [])
        try screen.pressReturn()
        #expect(log.messages == ["output.presentDeliveryDateInThePast()"])
    }
}
