import Foundation

/// How a day is written: by the bank, and by the app.
nonisolated enum DayText {
    /// The day in "2026-03-02": the midnight in Greenwich with which it began; nil if it isn't a day.
    static func day(in text: Substring) -> Date? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy(\.isDigits) else { return nil }
        let components = DateComponents(year: Int(parts[0]), month: Int(parts[1]), day: Int(parts[2]))
        // A calendar turns February 30 into March 2, so the day is compared with what was written.
        guard let day = calendar.date(from: components),
            calendar.dateComponents([.year, .month, .day], from: day) == components
        else { return nil }
        return day
    }

    /// The day of `date` in Greenwich, as in "Mar 02, 2026", whatever the device's region and time zone are.
    static func text(of date: Date) -> String {
        date.formatted(style)
    }

    private static let style = Date.VerbatimFormatStyle(
        format: "\(month: .abbreviated) \(day: .twoDigits), \(year: .padded(4))",
        locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: calendar)

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}
