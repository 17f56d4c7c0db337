import Foundation

/// Due dates as people read and write them, the same in every country and time zone.
enum DueDate {
    /// A date in words: "May 03, 2024".
    static func text(_ date: Date) -> String {
        formatter("MMM dd, yyyy").string(from: date)
    }

    /// The day that was written as "2024-05-03": its first moment in Greenwich. Nil for any other writing, and where
    /// there is no such day.
    static func day(from text: String) -> Date? {
        let formatter = formatter("yyyy-MM-dd")
        // A formatter forgives "2024-5-3"; what was meant is certain only where the way back leads to the same text.
        guard let day = formatter.date(from: text), formatter.string(from: day) == text else { return nil }
        return day
    }

    private static func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = format
        return formatter
    }
}
