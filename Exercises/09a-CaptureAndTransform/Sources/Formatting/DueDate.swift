import Foundation

/// Due dates as people read and write them, the same in every country and time zone.
enum DueDate {
    /// A date in words: "May 03, 2024".
    static func text(_ date: Date) -> String {
        words.string(from: date)
    }

    /// Returns the first moment in Greenwich of a day that is written as "2024-05-03"; nil for any other text.
    static func day(from text: String) -> Date? {
        // A formatter accepts "2024-5-3" as well; the day is certain only if it leads back to the same text.
        guard let day = digits.date(from: text), digits.string(from: day) == text else { return nil }
        return day
    }

    private static let words = formatter("MMM dd, yyyy")
    private static let digits = formatter("yyyy-MM-dd")

    private static func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = format
        return formatter
    }
}
