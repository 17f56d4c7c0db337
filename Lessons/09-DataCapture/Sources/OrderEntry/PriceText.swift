import Foundation

/// How an amount of money is written, whatever the device's region is.
enum PriceText {
    /// Dollars and cents, as in "$1,234.50".
    static func dollars(_ amount: Decimal) -> String {
        amount.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
    }
}
