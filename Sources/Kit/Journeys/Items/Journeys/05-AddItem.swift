import Foundation

nonisolated extension Journey {
    static let addItem: Journey = Journey(
        5, "add-item", "an added item is shown by the list and held by the file, last and with today's date"
    ) { user in
        let first = [StoredItem.three[0]]
        try user.launches(with: first)
        try user.opensList()
        try await user.sees(.list(first), lookAt: "journey 1, which fails as well")

        let before = wholeSecond(Date())
        try user.taps(
            "Add", showing: .form(), lookAt: "the switch: an item is enabled unless told otherwise; the field: empty")
        try user.types("Zucchini", into: "Name", showing: .form("Zucchini"))
        try user.taps("Save", showing: .form("Zucchini", saves: true))
        try await showsAdded("Zucchini", enabled: true, after: before, to: first, user)

        let both = try user.folder.stored()
        try user.taps("Add", showing: .form(), lookAt: "whether a form that is opened again starts empty")
        try user.types("Apples", into: "Name", showing: .form("Apples"))
        try user.toggles("Enabled", showing: .form("Apples", enabled: false))
        try user.taps("Save", showing: .form("Apples", enabled: false, saves: true))
        try await showsAdded("Apples", enabled: false, after: before, to: both, user)
    }

    @MainActor
    private static func showsAdded(
        _ name: String, enabled: Bool, after start: Date, to others: [StoredItem], _ user: User
    ) async throws {
        // The stored date, not the clock's: midnight may have come in between.
        try await user.sees(
            .list(try user.folder.stored()), passing: [.list(others, works: true)],
            lookAt: "what happens when an item was saved: the form has to close, and the list to load again")
        let count = others.count + 1
        try user.findsStored("the file holds \(count) items", lookAt: "who stores the item") { $0.count == count }
        try user.findsStored(
            "\(name) is the last, \(enabled ? "enabled" : "disabled")", lookAt: "append, not insert; the switch"
        ) {
            $0.last?.name == name && $0.last?.enabled == enabled
        }
        // A store may round to the next second.
        let now = Date() + 1
        try user.findsStored("\(name) has the date of today", lookAt: "the date that a new item is given") {
            $0.last.map { (start...now).contains($0.date) } ?? false
        }
    }

    /// ISO 8601 as it is stored knows no fractions of a second.
    private static func wholeSecond(_ date: Date) -> Date {
        Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    }
}
