import Foundation

/// An item as it stands in `items.json`: the journeys' own reading of the format, shared with no rung.
nonisolated struct StoredItem: Codable, Equatable, Sendable {
    var name: String
    var enabled: Bool
    var date: Date
}

nonisolated extension StoredItem {
    /// A few items whose order is neither that of their names nor that of their dates.
    static let three = [
        StoredItem(name: "Milk", enabled: true, date: day(2024, 5, 3)),
        StoredItem(name: "Bread", enabled: false, date: day(2023, 12, 31)),
        StoredItem(name: "Tea", enabled: true, date: day(2024, 1, 9)),
    ]

    static func many(_ count: Int) -> [StoredItem] {
        (0..<count).map { index in
            StoredItem(
                name: "Item \(index)", enabled: index.isMultiple(of: 2),
                date: day(2024, 1, 1) + Double(index % 300) * 86_400)
        }
    }

    /// The date as every rung has to show it, such as "May 03, 2024".
    var shownDate: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "MMM dd, yyyy"
        return formatter.string(from: date)
    }

    /// Ten to midnight in GMT: another time zone, or the reader's own, would often show the next or the last day.
    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "GMT") ?? .current
        let components = DateComponents(year: year, month: month, day: day, hour: 23, minute: 50)
        return calendar.date(from: components) ?? .distantPast
    }
}
