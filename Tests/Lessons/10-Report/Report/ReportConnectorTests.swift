import Spies
import Testing

@testable import Lesson10Report

@Suite("The connector makes the stack, and letting go of the screen frees all of it")
struct ReportConnectorTests {
    private let gateway = EntityGatewaySpy("gateway", log: MessageLog())

    init() {
        gateway.transactionManagerValue = TransactionManagerSpy("manager", log: gateway.log)
    }

    @Test("connects what points outward")
    func connected() {
        let report = ReportConnector.makeViewController(entityGateway: gateway)
        #expect(report.presenter.output === report)
        report.loadViewIfNeeded()
        #expect(gateway.log.messages == ["manager.fetchAll(then:)"])
    }

    @Test("frees all of it while the answer is still on its way")
    func freed() throws {
        var report: ReportViewController? = ReportConnector.makeViewController(entityGateway: gateway)
        let (watched, presenter, adapter) = (Weak(report), Weak(report?.presenter), Weak(report?.adapter))
        let useCase = Weak(presenter.object?.useCase)
        #expect(useCase.object != nil)
        report?.loadViewIfNeeded()
        report = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(adapter.object == nil)
        #expect(useCase.object == nil)
    }
}
