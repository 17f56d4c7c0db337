import Foundation

/// Passes events on, and turns what comes of them into rows.
final class ReportPresenter {
    weak var output: (any ReportPresenterOutput)?
    let useCase: ReportUseCase
    private var rows: [ReportRowViewModel] = []

    init(useCase: ReportUseCase) {
        self.useCase = useCase
    }
}

// MARK: - Rows

extension ReportPresenter {
    var rowCount: Int { rows.count }

    func row(at index: Int) -> ReportRowViewModel { rows[index] }

    func cellId(at index: Int) -> String { rows[index].cellId.rawValue }

    func cellHeight(at index: Int) -> CGFloat { rows[index].height }
}

// MARK: - Events

extension ReportPresenter {
    func eventViewReady() {
        output?.show(title: NSLocalizedString("Transactions", comment: "Title of the report"))
        output?.showReportStart()
        useCase.eventViewReady()
    }
}

// MARK: - View ready output

extension ReportPresenter: ReportViewReadyUseCaseOutput {
    func presentReportStart() {
        rows = []
    }

    func presentGroupStart(_ group: ReportGroupPresentationModel) {
        rows.append(.groupHeader(title: ReportGroupText.title(above: group)))
    }

    func presentDayStart(_ day: Date) {
        rows.append(.dayHeader(day: DayText.text(of: day)))
    }

    func present(transaction: ReportPresentationModel) {
        rows.append(.transaction(payee: transaction.payee, amount: AmountText.text(of: transaction.amount)))
    }

    func presentNoTransactionsFound(in group: ReportGroupPresentationModel) {
        rows.append(.message(text: ReportGroupText.none(in: group)))
    }

    func presentNotAvailable(_ group: ReportGroupPresentationModel) {
        rows.append(.message(text: ReportGroupText.notAvailable(group)))
    }

    func presentGroupEnd(_ group: ReportGroupPresentationModel, total: Decimal?) {
        guard let total else { return }
        rows.append(.groupTotal(title: ReportGroupText.title(below: group), amount: AmountText.text(of: total)))
    }

    func presentNoReportFound() {
        let text = NSLocalizedString("The bank has not sent a report yet.", comment: "In place of the report")
        rows.append(.message(text: text))
    }

    func present(error: ErrorReason) {
        rows.append(.error(title: ReportErrorText.title(of: error), text: ReportErrorText.text(of: error)))
    }

    func presentReportEnd(total: ReportTotalPresentationModel?) {
        if let total {
            rows.append(.grandTotal(title: title(of: total), amount: AmountText.text(of: total.amount)))
        }
        output?.showReport()
    }

    private func title(of total: ReportTotalPresentationModel) -> String {
        total.isComplete
            ? NSLocalizedString("Total", comment: "At the end, beside an amount")
            : NSLocalizedString("Total of what is available", comment: "At the end, beside an amount")
    }
}

extension ReportPresenter: ReportUseCaseOutput {}
