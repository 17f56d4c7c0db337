import Foundation
import Spies

/// The period in which an app ran, to replace dates that come from the clock with names.
///
/// A trace has to be the same tomorrow. A moment of the run becomes `<now>`, its day becomes `<today>`, and any other
/// date stays.
struct RunTime {
    private let moments: ClosedRange<Date>
    private let days: Set<String>

    /// Creates the period between two moments, with the first rounded down to its second like a stored date.
    init(from start: Date, to end: Date) {
        let second = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.down))
        moments = second...max(second, end)
        days = [Self.day(of: second), Self.day(of: end)]
    }

    /// Returns the message without anything that depends on when it was sent.
    func timeless(_ message: Message) -> Message {
        var arguments = message.arguments.replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) { match in
            let moment = try? Date(String(match.output), strategy: .iso8601)
            return moment.map(moments.contains) == true ? "<now>" : match.output
        }
        for day in days { arguments = arguments.replacing(day, with: "<today>") }
        return message.with(arguments: arguments)
    }

    /// Returns the line of a screen without the day of the run; the text after it stays in its column.
    func timeless(_ line: String) -> String {
        days.reduce(line) { line, day in
            line.replacing(day, with: "<today>" + String(repeating: " ", count: max(day.count - 7, 0)))
        }
    }

    /// Returns the day in the format that every rung shows, as the journeys check.
    private static func day(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "MMM dd, yyyy"
        return formatter.string(from: date)
    }
}
