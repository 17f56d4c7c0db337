import Foundation

/// How the app writes an amount.
enum AmountText {
    /// The amount with two decimals and nothing else, as in "1234.50" or "-3.40", whatever the device's region is.
    static func text(of amount: Decimal) -> String {
        amount.formatted(style)
    }

    // A NumberFormatter may turn the amount into a Double on its way, and does so on Linux.
    private static let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US_POSIX"))
        .precision(.fractionLength(2)).grouping(.never)
}
