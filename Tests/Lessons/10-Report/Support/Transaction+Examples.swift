import Foundation

@testable import Lesson10Report

/// An amount as it is written. A literal is a Double before it is a Decimal: 0.07 would be 0.07000000000000001024.
nonisolated func money(_ text: String) -> Decimal {
    Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
}

nonisolated extension Date {
    static let march2 = Date(timeIntervalSince1970: 1_772_409_600)
    static let march3 = Date(timeIntervalSince1970: 1_772_496_000)
}

nonisolated extension Transaction {
    static let bakery = Transaction(day: .march2, payee: "Bakery", amount: money("3.40"))
    static let train = Transaction(day: .march2, payee: "Train to Bern", amount: money("51.00"))
    static let refund = Transaction(day: .march3, payee: "Book shop, refund", amount: money("-18.90"))
}

nonisolated extension [TransactionList] {
    /// Two days, of which the second brings money back, and nothing else.
    static let example = [
        TransactionList(group: .authorized, transactions: [.bakery, .train, .refund]),
        TransactionList(group: .posted, transactions: []),
    ]
}
