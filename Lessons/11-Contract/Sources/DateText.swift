import Foundation

/// How the app writes a day.
enum DateText {
    /// The day of `date` in Greenwich, as in "May 03, 2024", whatever the device's region and time zone are.
    static func day(of date: Date) -> String {
        formatter.string(from: date)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "MMM dd, yyyy"
        return formatter
    }()
}
