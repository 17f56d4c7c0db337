import HeadlessUIKit
import Spies
import Testing

@testable import Lesson10Report

@Suite("The controller says that it is ready, and shows what it is told")
struct ReportViewControllerTests {
    private let log = MessageLog()
    private let manager: TransactionManagerSpy
    private let gateway: EntityGatewaySpy
    private let report: ReportViewController
    private let screen: Screen

    init() {
        manager = TransactionManagerSpy("manager", log: log)
        gateway = EntityGatewaySpy("gateway", log: log)
        gateway.transactionManagerValue = manager
        report = ReportConnector.makeViewController(entityGateway: gateway)
        screen = report.onScreen()
    }

    @Test("is ready once")
    func ready() {
        #expect(log.messages == ["manager.fetchAll(then:)"])
    }

    @Test("shows an indicator and no row until the report is there")
    func loading() {
        #expect(screen.title == "Transactions")
        #expect(screen.isLoading)
        #expect(screen.rows.isEmpty)
        manager.fetchAllAnswer.first?(.success(.example))
        #expect(!screen.isLoading)
        #expect(screen.rows.count == 10)
    }

    @Test("hides the indicator over an error as well")
    func error() {
        manager.fetchAllAnswer.first?(.failure(.unreadable))
        #expect(!screen.isLoading)
        #expect(screen.shows("Its file can't be opened."))
    }
}
