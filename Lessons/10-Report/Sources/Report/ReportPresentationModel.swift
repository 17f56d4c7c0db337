import Foundation

/// What the presenter is told of one transaction.
struct ReportPresentationModel: Equatable {
    let payee: String
    let amount: Decimal

    init(transaction: Transaction) {
        payee = transaction.payee
        amount = transaction.amount
    }
}
