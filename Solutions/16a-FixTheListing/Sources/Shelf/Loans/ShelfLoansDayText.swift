import Foundation

/// How the screen of loans writes a day.
enum ShelfLoansDayText {
    static func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "MMM dd, yyyy"
        return formatter.string(from: date)
    }
}
