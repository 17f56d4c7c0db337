import Foundation

nonisolated extension Change {
    static let dateFormat: Change = Change(
        "date-format", "dates are shown as \"3 May 2024\"",
        journey: Journey(15, "date-format", "the list and the detail show a date as \"3 May 2024\"") { user in
            let items = StoredItem.three
            try user.launches(with: items)
            try user.opensList()
            try await user.sees(.list(items), lookAt: "what makes a text of a date")
            try user.selectsRow(1, showing: .detail(items[1]), lookAt: "what makes a text of a date, for the detail")
        },
        adaptation: { picture in
            Picture(picture.name, picture.lines.map(dayFirst))
        })

    /// The line with "3 May 2024" for "May 03, 2024".
    private static func dayFirst(_ line: String) -> String {
        line.replacing(/([A-Z][a-z][a-z]) (\d\d), (\d{4})/) { match in
            let month = months.first { $0.hasPrefix(match.1) } ?? ""
            return "\(Int(match.2) ?? 0) \(month) \(match.3)"
        }
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
