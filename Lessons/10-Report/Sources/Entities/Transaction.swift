import Foundation

/// Money that was spent or came back.
nonisolated struct Transaction: Equatable {
    /// The midnight in Greenwich with which the day began.
    let day: Date
    /// Whom the money went to or came from.
    let payee: String
    /// What was spent; below zero for what came back.
    let amount: Decimal
}
