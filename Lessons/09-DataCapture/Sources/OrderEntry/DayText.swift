import Foundation

/// How days are written, whatever the device's region and time zone are; each stands for its first moment in Greenwich.
enum DayText {
    /// The day that `text` stands for, as in "2030-12-31"; nil if it is written in another way, or isn't a day.
    static func day(from text: String) -> Date? {
        // A formatter forgives "2030-2-1"; the day is certain only if it is written back as the same text.
        guard let day = typed.date(from: text), typed.string(from: day) == text else { return nil }
        return day
    }

    /// The day in brief, as in "Dec 31, 2030".
    static func short(_ day: Date) -> String { brief.string(from: day) }

    /// The day in full, as in "Tuesday, December 31, 2030".
    static func long(_ day: Date) -> String { full.string(from: day) }

    private static let typed = formatter("yyyy-MM-dd")
    private static let brief = formatter("MMM d, yyyy")
    private static let full = formatter("EEEE, MMMM d, yyyy")

    private static func formatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = format
        formatter.isLenient = false
        return formatter
    }
}
