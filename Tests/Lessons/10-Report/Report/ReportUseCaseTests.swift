import Foundation
import Spies
import Testing

@testable import Lesson10Report

@Suite("The use case tells the report in order, between start and end, and adds it up")
struct ReportUseCaseTests {
    private let log = MessageLog()
    private let manager: TransactionManagerSpy
    private let gateway: EntityGatewaySpy
    private let output: ReportUseCaseOutputSpy
    private let useCase: ReportUseCase

    init() {
        manager = TransactionManagerSpy("manager", log: log)
        gateway = EntityGatewaySpy("gateway", log: log)
        gateway.transactionManagerValue = manager
        output = ReportUseCaseOutputSpy("output", log: log)
        useCase = ReportUseCase(entityGateway: gateway)
        useCase.output = output
    }

    /// The messages that the output gets for this result.
    private func said(of result: Result<[TransactionList], ErrorReason>) -> [Message] {
        useCase.eventViewReady()
        log.forget()
        manager.fetchAllAnswer.last?(result)
        return log.messages
    }

    private func lists(_ authorized: [Transaction]?, _ posted: [Transaction]?) -> [TransactionList] {
        [
            TransactionList(group: .authorized, transactions: authorized),
            TransactionList(group: .posted, transactions: posted),
        ]
    }

    @Test("asks for everything once, and tells nothing before the answer")
    func asks() {
        useCase.eventViewReady()
        #expect(log.messages == ["manager.fetchAll(then:)"])
    }

    @Test("tells each day once, above its transactions, and ends a group with its total")
    func days() {
        #expect(
            said(of: .success(.example)) == [
                "output.presentReportStart()",
                "output.presentGroupStart(.authorized)",
                "output.presentDayStart(2026-03-02T00:00:00Z)",
                #"output.present(transaction: ReportPresentationModel(payee: "Bakery", amount: 3.4))"#,
                #"output.present(transaction: ReportPresentationModel(payee: "Train to Bern", amount: 51))"#,
                "output.presentDayStart(2026-03-03T00:00:00Z)",
                #"output.present(transaction: ReportPresentationModel(payee: "Book shop, refund", amount: -18.9))"#,
                "output.presentGroupEnd(.authorized, total: 35.5)",
                "output.presentGroupStart(.posted)",
                "output.presentNoTransactionsFound(in: .posted)",
                "output.presentGroupEnd(.posted, total: nil)",
                "output.presentReportEnd(total: ReportTotalPresentationModel(amount: 35.5, isComplete: true))",
            ])
    }

    @Test("tells a day in each group that has it")
    func sameDay() {
        let days = said(of: .success(lists([.bakery], [.train]))).filter { $0.name == "presentDayStart" }
        #expect(days.count == 2)
    }

    @Test("a group that is not available has no total, and the whole is not complete")
    func notAvailable() {
        #expect(
            said(of: .success(lists(nil, [.bakery]))) == [
                "output.presentReportStart()",
                "output.presentGroupStart(.authorized)",
                "output.presentNotAvailable(.authorized)",
                "output.presentGroupEnd(.authorized, total: nil)",
                "output.presentGroupStart(.posted)",
                "output.presentDayStart(2026-03-02T00:00:00Z)",
                #"output.present(transaction: ReportPresentationModel(payee: "Bakery", amount: 3.4))"#,
                "output.presentGroupEnd(.posted, total: 3.4)",
                "output.presentReportEnd(total: ReportTotalPresentationModel(amount: 3.4, isComplete: false))",
            ])
    }

    @Test("without any transaction the whole is 0; it is complete unless something is not available")
    func nothing() {
        #expect(
            said(of: .success(lists([], []))).last
                == "output.presentReportEnd(total: ReportTotalPresentationModel(amount: 0, isComplete: true))")
        #expect(
            said(of: .success(lists(nil, nil))).last
                == "output.presentReportEnd(total: ReportTotalPresentationModel(amount: 0, isComplete: false))")
    }

    @Test("brackets an error, and that the bank has sent nothing: neither has a total")
    func bracketed() {
        #expect(
            said(of: .failure(.line(7, .day))) == [
                "output.presentReportStart()", "output.present(error: .line(7, .day))",
                "output.presentReportEnd(total: nil)",
            ])
        #expect(
            said(of: .success([])) == [
                "output.presentReportStart()", "output.presentNoReportFound()", "output.presentReportEnd(total: nil)",
            ])
    }

    @Test("an amount that is written into the code as a literal is not quite that amount")
    func literal() {
        let literal: Decimal = 0.07
        #expect("\(literal)" == "0.07000000000000001024")
        #expect(literal != money("0.07"))
    }

    @Test("ten dimes are a dollar; added up as Double they are 0.9999999999999999")
    func decimal() {
        let dimes = Array(repeating: Transaction(day: .march2, payee: "Parking", amount: money("0.10")), count: 10)
        #expect(
            said(of: .success(lists(dimes, []))).last
                == "output.presentReportEnd(total: ReportTotalPresentationModel(amount: 1, isComplete: true))")
        #expect(Array(repeating: 0.10, count: 10).reduce(0, +) != 1)
    }

    @Test("drops an answer that comes after the screen is gone")
    func leftScreen() {
        var left: ReportUseCase? = ReportUseCase(entityGateway: gateway)
        let watched = Weak(left)
        left?.output = output
        left?.eventViewReady()
        left = nil
        #expect(watched.object == nil)
        log.forget()
        manager.fetchAllAnswer.last?(.success(.example))
        #expect(log.messages == [])
    }
}
