import Foundation

/// How the list writes a day.
enum CopiedDayText {
    /// The day of `date` in Greenwich, as in "30/12/2024".
    static func day(of date: Date) -> String {
        formatter.string(from: date)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "dd/mm/YYYY"
        return formatter
    }()
}
