import Foundation

/// How the screen of loans writes a day.
enum ShelfLoansDayText {
    static func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        // TODO(16a.2): on which days of the year is this right?
        formatter.dateFormat = "MMM DD, YYYY"
        return formatter.string(from: date)
    }
}
