import Foundation

/// Makes the report: tells groups, days and transactions in order, and adds them up.
final class ReportUseCase {
    weak var output: (any ReportUseCaseOutput)?
    let entityGateway: any EntityGateway

    init(entityGateway: any EntityGateway) {
        self.entityGateway = entityGateway
    }
}

// MARK: - View ready

extension ReportUseCase {
    func eventViewReady() {
        // Only the screen wants the answer: once it is gone, the answer is dropped.
        entityGateway.transactionManager.fetchAll { [weak self] result in self?.present(result) }
    }

    private func present(_ result: Result<[TransactionList], ErrorReason>) {
        var total: ReportTotalPresentationModel?
        output?.presentReportStart()
        switch result {
        case .success([]): output?.presentNoReportFound()
        case .success(let lists): total = present(lists)
        case .failure(let reason): output?.present(error: reason)
        }
        output?.presentReportEnd(total: total)
    }

    private func present(_ lists: [TransactionList]) -> ReportTotalPresentationModel {
        let totals = lists.map { present($0) }
        return ReportTotalPresentationModel(
            amount: totals.reduce(0, +), isComplete: lists.allSatisfy { $0.transactions != nil })
    }

    /// Tells the output of a group, and returns what it adds to the whole.
    private func present(_ list: TransactionList) -> Decimal {
        let group = ReportGroupPresentationModel(group: list.group)
        var total: Decimal?
        output?.presentGroupStart(group)
        switch list.transactions {
        case nil: output?.presentNotAvailable(group)
        case []?: output?.presentNoTransactionsFound(in: group)
        case let transactions?: total = self.total(of: transactions)
        }
        output?.presentGroupEnd(group, total: total)
        return total ?? 0
    }

    /// Tells the output of transactions, each day once, and returns their sum.
    private func total(of transactions: [Transaction]) -> Decimal {
        var day: Date?
        var total: Decimal = 0
        for transaction in transactions {
            // They are sorted, so a day begins where another one ends.
            if transaction.day != day {
                output?.presentDayStart(transaction.day)
                day = transaction.day
            }
            output?.present(transaction: ReportPresentationModel(transaction: transaction))
            total += transaction.amount
        }
        return total
    }
}
