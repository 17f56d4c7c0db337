import Foundation

/// Due dates as people read them, the same in every country and time zone: "May 03, 2024".
enum DueDate {
    static func text(_ date: Date) -> String {
        formatter.string(from: date)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "MMM dd, yyyy"
        return formatter
    }()
}
