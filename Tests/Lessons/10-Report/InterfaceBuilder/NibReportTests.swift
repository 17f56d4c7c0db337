import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Lesson10Report

@Suite("A view from Interface Builder makes its connector when it awakens")
struct NibReportTests {
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
    private let spinner = UIActivityIndicatorView(style: .medium)

    /// Does what UIKit does with a storyboard: makes the view controller, connects its outlets, and awakens it.
    private func report() throws -> NibReportViewController {
        let report = try #require(NibReportViewController(coder: NSCoder()))
        report.tableView = tableView
        report.spinner = spinner
        report.awakeFromNib()
        return report
    }

    @Test("its stack is whole, on the gateway that is the default")
    func awake() throws {
        let report = try report()
        #expect(report.presenter.output === report)
        #expect(report.presenter.useCase.output === report.presenter)
        #expect(report.presenter.useCase.entityGateway === FileEntityGateway.shared)
        #expect(report.adapter.presenter === report.presenter)
    }

    @Test("a test connects it once more, to a gateway of its own, before the view is loaded")
    func otherGateway() throws {
        let gateway = EntityGatewaySpy("gateway", log: MessageLog())
        let manager = TransactionManagerSpy("manager", log: gateway.log)
        gateway.transactionManagerValue = manager
        let report = try report()
        NibReportConnector(viewController: report, entityGateway: gateway).configure()

        report.loadViewIfNeeded()
        #expect(report.title == "Transactions")
        #expect(spinner.isAnimating)
        manager.fetchAllAnswer.first?(.success(.example))
        #expect(!spinner.isAnimating)
        #expect(tableView.visibleCells.count == 10)
    }

    @Test("until it awakens it has no presenter, and the compiler has nothing against that")
    func asleep() throws {
        let report = try #require(NibReportViewController(coder: NSCoder()))
        #expect(report.presenter == nil)
    }
}
