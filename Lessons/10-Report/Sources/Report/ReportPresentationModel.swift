import Foundation

/// A transaction as the use case passes it to its presenter.
struct ReportPresentationModel: Equatable {
    let payee: String
    let amount: Decimal

    init(transaction: Transaction) {
        payee = transaction.payee
        amount = transaction.amount
    }
}
