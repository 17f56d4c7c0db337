import Foundation
import HeadlessUIKit
import Journeys
import SourceModel
import Spies
import Testing

@testable import Lesson10Report

@Suite("With probes on its protocols the report is the same report")
struct ProbesTests {
    private let log = MessageLog()

    @Test("every journey passes, and is heard", arguments: Journey.ofReportApp)
    func journey(_ journey: Journey) async throws {
        let rung = Rung(number: 10, name: "Report") { [log] in ReportApp.launch(storingIn: $0, probedInto: log) }
        try await journey.run(on: rung)
        #expect(!log.messages.isEmpty, "the journey passes, but no probe heard anything")
    }

    @Test("shows the same, and every connection is heard")
    func report() async throws {
        let text = "authorized;2026-03-02;debit;3.40;Bakery\nposted;unavailable\nend;1\n"
        let folder = try TransactionsFolder(text)
        let screens = [
            Screen(ReportApp.launch(storingIn: folder.url)),
            Screen(ReportApp.launch(storingIn: folder.url, probedInto: log)),
        ]
        for screen in screens {
            try await screen.wait(until: "the report is there", within: .seconds(30)) { !$0.isLoading }
        }
        #expect(screens[0].inventory == screens[1].inventory)
        #expect(
            log.messages.map(\.description) == [
                #"ReportPresenter -> ReportViewController.show(title: "Transactions")"#,
                "ReportPresenter -> ReportViewController.showReportStart()",
                "ReportUseCase -> FileTransactionManager.fetchAll(then:)",
                "ReportUseCase -> ReportPresenter.presentReportStart()",
                "ReportUseCase -> ReportPresenter.presentGroupStart(.authorized)",
                "ReportUseCase -> ReportPresenter.presentDayStart(2026-03-02T00:00:00Z)",
                "ReportUseCase -> ReportPresenter.present(transaction: "
                    + #"ReportPresentationModel(payee: "Bakery", amount: 3.4))"#,
                "ReportUseCase -> ReportPresenter.presentGroupEnd(.authorized, total: 3.4)",
                "ReportUseCase -> ReportPresenter.presentGroupStart(.posted)",
                "ReportUseCase -> ReportPresenter.presentNotAvailable(.posted)",
                "ReportUseCase -> ReportPresenter.presentGroupEnd(.posted, total: nil)",
                "ReportUseCase -> ReportPresenter.presentReportEnd("
                    + "total: ReportTotalPresentationModel(amount: 3.4, isComplete: false))",
                "ReportPresenter -> ReportViewController.showReport()",
            ])
    }

    @Test("letting go of the screen frees the stack and its probes, while the answer is still on its way")
    func ownership() throws {
        let gateway = EntityGatewaySpy("gateway", log: log)
        gateway.transactionManagerValue = TransactionManagerSpy("manager", log: log)
        var report: ReportViewController? = ProbedReport.stack(
            of: ReportConnector.makeViewController(entityGateway: gateway), log: log)
        let (watched, presenter) = (Weak(report), Weak(report?.presenter))
        let useCase = Weak(presenter.object?.useCase)
        let output = Weak(presenter.object?.useCase.output as? ReportUseCaseOutputProbe)
        #expect(useCase.object != nil && output.object != nil)
        report?.loadViewIfNeeded()
        report = nil
        #expect(watched.object == nil)
        #expect(presenter.object == nil)
        #expect(useCase.object == nil)
        #expect(output.object == nil)
    }

    @Test("its sources know nothing of probes")
    func sources() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/10-Report/Sources").standardized
        let imports = Set(try Sources(at: lesson).files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation", "HeadlessUIKit"])
    }
}
