import Foundation
import HeadlessUIKit
import SourceModel
import Spies
import Testing

@testable import Lesson09DataCapture

@Suite("With probes on its outputs and managers the app is the same app")
struct ProbesTests {
    private let log = MessageLog()
    private let gateway = GatewayDouble(log: MessageLog())

    /// The stack as the connector makes it, with probes.
    private func stack() -> OrderEntryViewController {
        ProbedOrderEntry.stack(of: OrderEntryConnector.makeViewController(entityGateway: gateway), log: log)
    }

    @Test("an order is heard from the managers to the screen")
    func order() throws {
        let screen = stack().onScreen()
        gateway.products.fetchAllCompletion.first?(.success([.chair]))
        try screen.selectRow(0)
        try screen.type("3", into: "Quantity")
        try screen.type("2999-12-31", into: "Delivery date (year-month-day)")
        log.forget()
        try screen.tap("Save")
        gateway.products.fetchCompletion.first?(.success(.chair))
        gateway.orders.createCompletion.first?(.success(.chairs))
        #expect(
            log.messages.map { "\($0.sender ?? "nobody") -> \($0.receiver).\($0.name)" } == [
                "OrderEntryUseCase -> OrderEntryPresenter.presentDeliveryDateCaptured",
                "OrderEntryPresenter -> OrderEntryViewController.show",
                "OrderEntryPresenter -> OrderEntryViewController.showSaveStart",
                "OrderEntryUseCase -> productManager.fetch", "OrderEntryUseCase -> orderManager.create",
                "OrderEntryUseCase -> OrderEntryPresenter.present",
                "OrderEntryPresenter -> OrderEntryViewController.showSaveEnd",
                "OrderEntryPresenter -> OrderEntryViewController.show",
            ])
    }

    @Test("letting go of the view frees the stack and its probes")
    func ownership() {
        var view: OrderEntryViewController? = stack()
        let watched = Weak(view)
        let presenter = Weak(view?.presenter)
        let useCase = Weak(presenter.object?.useCase)
        let probed = Weak(useCase.object?.entityGateway as? ProbedGateway)
        let outputs = [Weak(presenter.object?.output as? Spy), Weak(useCase.object?.output as? Spy)]
        #expect(probed.object != nil)
        #expect(outputs.allSatisfy { $0.object != nil })

        view?.loadViewIfNeeded()
        view = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(useCase.object == nil)
        #expect(probed.object == nil)
        #expect(outputs.allSatisfy { $0.object == nil })
    }

    @Test("its sources know nothing of probes")
    func sources() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/09-DataCapture/Sources").standardized
        let imports = Set(try Sources(at: lesson).files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation", "HeadlessUIKit"])
    }
}
