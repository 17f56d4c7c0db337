import Foundation

nonisolated extension Journey {
    static let addItem = Journey(
        5, "add-item", "an added item is shown by the list and held by the file, last and with today's date"
    ) { user in
        try user.launches(with: [StoredItem.three[0]])
        try user.opensList()
        try await user.sees(.names([StoredItem.three[0]]), lookAt: "journey 1, which fails as well")

        let before = wholeSecond(Date())
        try user.taps("Add")
        try await user.sees(.title("Add item"), lookAt: "what the Add button pushes")
        try user.seesNow(.value("on", of: "Enabled"), lookAt: "the switch: an item is enabled unless told otherwise")
        try user.types("Zucchini", into: "Name")
        try user.taps("Save")
        try await showsAdded("Zucchini", enabled: true, after: before, count: 2, user)

        try user.taps("Add")
        try await user.sees(.title("Add item"), lookAt: "what the Add button pushes")
        try user.seesNow(.value("", of: "Name"), lookAt: "whether a form that is opened again starts empty")
        try user.types("Apples", into: "Name")
        try user.toggles("Enabled")
        try user.taps("Save")
        try await showsAdded("Apples", enabled: false, after: before, count: 3, user)
    }

    @MainActor
    private static func showsAdded(
        _ name: String, enabled: Bool, after start: Date, count: Int, _ user: User
    ) async throws {
        try await user.sees(.title("Items"), lookAt: "what happens when an item was saved: the form has to close")
        try await user.sees(.text(name), lookAt: "whether the list learns that it has to load again")
        try await user.sees(.rest, lookAt: "the indicator after the list loaded again")
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
        // The stored date, not the clock's: midnight may have come in between.
        let stored = try user.folder.stored()
        try await user.sees(.rows(stored), lookAt: "whether the list shows what is stored, in that order")
    }

    /// ISO 8601 as it is stored knows no fractions of a second.
    private static func wholeSecond(_ date: Date) -> Date {
        Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    }
}
