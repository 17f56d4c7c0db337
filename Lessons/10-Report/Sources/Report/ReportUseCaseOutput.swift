import Foundation

/// Tells the presenter the report once the view is ready: start, each group with its days and transactions, end.
///
/// Start and end always come, whatever is between them.
protocol ReportViewReadyUseCaseOutput: AnyObject {
    func presentReportStart()
    func presentGroupStart(_ group: ReportGroupPresentationModel)
    func presentDayStart(_ day: Date)
    func present(transaction: ReportPresentationModel)
    func presentNoTransactionsFound(in group: ReportGroupPresentationModel)
    func presentNotAvailable(_ group: ReportGroupPresentationModel)

    /// The group is over; it has no total when there was nothing to add.
    func presentGroupEnd(_ group: ReportGroupPresentationModel, total: Decimal?)

    func presentNoReportFound()
    func present(error: ErrorReason)

    /// That was all; without a report, the total is nil.
    func presentReportEnd(total: ReportTotalPresentationModel?)
}

/// Everything that the presenter hears from its use case.
protocol ReportUseCaseOutput: ReportViewReadyUseCaseOutput {}
