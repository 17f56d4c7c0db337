import Foundation
import Spies
import Testing

@testable import Lesson10Report

@Suite("The presenter turns what it hears into rows, and finds the words")
struct ReportPresenterTests {
    private let log = MessageLog()
    private let manager: TransactionManagerSpy
    private let gateway: EntityGatewaySpy
    private let output: ReportPresenterOutputSpy
    private let presenter: ReportPresenter

    init() {
        manager = TransactionManagerSpy("manager", log: log)
        gateway = EntityGatewaySpy("gateway", log: log)
        gateway.transactionManagerValue = manager
        output = ReportPresenterOutputSpy("output", log: log)
        presenter = ReportPresenter(useCase: ReportUseCase(entityGateway: gateway))
        presenter.output = output
    }

    private var rows: [ReportRowViewModel] { (0..<presenter.rowCount).map { presenter.row(at: $0) } }

    @Test("shows the title and that the report is on its way, and asks for it")
    func viewReady() {
        presenter.eventViewReady()
        #expect(
            log.messages == [
                #"output.show(title: "Transactions")"#, "output.showReportStart()", "manager.fetchAll(then:)",
            ])
    }

    @Test("has a row for all that it hears, in that order, and shows them once, at the end")
    func report() {
        presenter.presentReportStart()
        presenter.presentGroupStart(.authorized)
        presenter.presentDayStart(.march2)
        presenter.present(transaction: ReportPresentationModel(transaction: .bakery))
        presenter.presentDayStart(.march3)
        presenter.present(transaction: ReportPresentationModel(transaction: .refund))
        presenter.presentGroupEnd(.authorized, total: money("-15.5"))
        presenter.presentGroupStart(.posted)
        presenter.presentNoTransactionsFound(in: .posted)
        presenter.presentGroupEnd(.posted, total: nil)
        #expect(log.messages == [])
        presenter.presentReportEnd(
            total: ReportTotalPresentationModel(amount: money("-15.5"), isComplete: true))
        #expect(log.messages == ["output.showReport()"])
        #expect(
            rows == [
                .groupHeader(title: "Authorized transactions"),
                .dayHeader(day: "Mar 02, 2026"),
                .transaction(payee: "Bakery", amount: "3.40"),
                .dayHeader(day: "Mar 03, 2026"),
                .transaction(payee: "Book shop, refund", amount: "-18.90"),
                .groupTotal(title: "Total authorized", amount: "-15.50"),
                .groupHeader(title: "Posted transactions"),
                .message(text: "There are no posted transactions."),
                .grandTotal(title: "Total", amount: "-15.50"),
            ])
    }

    @Test("does not call a total what lacks a group")
    func incomplete() {
        presenter.presentReportStart()
        presenter.presentGroupStart(.posted)
        presenter.presentNotAvailable(.posted)
        presenter.presentGroupEnd(.posted, total: nil)
        presenter.presentReportEnd(total: ReportTotalPresentationModel(amount: 0, isComplete: false))
        #expect(
            rows == [
                .groupHeader(title: "Posted transactions"),
                .message(text: "Posted transactions are not available now."),
                .grandTotal(title: "Total of what is available", amount: "0.00"),
            ])
    }

    @Test("says that there is no report yet")
    func noReport() {
        presenter.presentReportStart()
        presenter.presentNoReportFound()
        presenter.presentReportEnd(total: nil)
        #expect(rows == [.message(text: "The bank has not sent a report yet.")])
        #expect(log.messages == ["output.showReport()"])
    }

    @Test("says why there is no report")
    func error() {
        presenter.presentReportStart()
        presenter.present(error: .unreadable)
        presenter.presentReportEnd(total: nil)
        #expect(rows == [.error(title: "The report can't be shown.", text: "Its file can't be opened.")])
        #expect(log.messages == ["output.showReport()"])
    }

    @Test("begins again with each start")
    func startsAnew() {
        presenter.presentNoReportFound()
        presenter.presentReportStart()
        #expect(presenter.rowCount == 0)
    }

    @Test("gives out what the table needs, one row at a time")
    func accessors() {
        presenter.presentGroupStart(.posted)
        presenter.presentDayStart(.march2)
        #expect(presenter.rowCount == 2)
        #expect(presenter.cellId(at: 0) == "groupHeader")
        #expect(presenter.cellId(at: 1) == "dayHeader")
        #expect(presenter.cellHeight(at: 0) == 60)
        #expect(presenter.cellHeight(at: 1) == 40)
    }
}
