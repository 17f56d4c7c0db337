import Foundation

/// Money that was spent or came back.
nonisolated struct Transaction: Equatable {
    /// The midnight in Greenwich with which the day began.
    let day: Date
    /// The party that got the money, or gave it back.
    let payee: String
    /// The amount spent; below zero if it came back.
    let amount: Decimal
}
