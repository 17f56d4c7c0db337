import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Lesson10Report

@Suite("A report of 100,000 transactions scrolls")
struct LongReportTests {
    /// 100 transactions a day, on 1,000 days, of 12.34 each; the payee's name is longer than a String stores inline.
    private static let transactions = (0..<100_000).map { number in
        Transaction(
            day: .march2.addingTimeInterval(Double(number / 100) * 86_400), payee: "Grocery at the corner \(number)",
            amount: money("12.34"))
    }

    /// Made once for all tests of this suite.
    private static let report: ReportViewController = {
        let manager = TransactionManagerSpy("manager", log: MessageLog())
        let gateway = EntityGatewaySpy("gateway", log: manager.log)
        gateway.transactionManagerValue = manager
        let report = ReportConnector.makeViewController(entityGateway: gateway)
        report.loadViewIfNeeded()
        manager.fetchAllAnswer.first?(
            .success([
                TransactionList(group: .authorized, transactions: []),
                TransactionList(group: .posted, transactions: transactions),
            ]))
        return report
    }()

    @Test("only the cells that are seen are built, and scrolling uses them again")
    func cells() {
        let screen = Self.report.onScreen()
        let seen = screen.rows.count
        #expect(seen == 20)
        #expect(screen.liveCellCount == seen)
        for _ in 0..<50 { screen.scroll(by: 2_053) }
        // A kind of row that fills the screen at one place may be missing at another: its cells wait for reuse.
        #expect(screen.liveCellCount <= 2 * seen)
        screen.scroll(by: 200_000)
        #expect(screen.rows.last?.labels.map(\.text) == ["Total", "1234000.00"])
        #expect(screen.rows.first?.labels.first?.text == "Grocery at the corner 99982")
    }

    @Test("the presenter holds a row for each transaction, day, heading, message and total: four million bytes")
    func rows() {
        let presenter = Self.report.presenter
        #expect(presenter.rowCount == 100_000 + 1_000 + 2 + 1 + 2)
        #expect(MemoryLayout<ReportRowViewModel>.stride == 40)
        #expect(presenter.rowCount * MemoryLayout<ReportRowViewModel>.stride == 4_040_200)
    }
}
