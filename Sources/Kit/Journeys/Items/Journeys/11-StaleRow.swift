import HeadlessUIKit

nonisolated extension Journey {
    static let staleRow: Journey = Journey(
        11, "stale-row", "a touch on a row that is gone by the time it ends crashes nothing and opens nothing"
    ) { user in
        let items = StoredItem.three
        // All rows are gone.
        var finger = try await pressesLastRow(user)
        try await deletesAll(user)
        try lifts(finger, showing: .list([]), user)
        try user.goesBack(showing: .greeting, lookAt: "whether the app can still be used")

        // There are rows again, but not as many.
        finger = try await pressesLastRow(user)
        try await deletesAll(user)
        try user.taps("Add", showing: .form())
        try user.types("Coffee", into: "Name", showing: .form("Coffee"))
        try user.taps("Save", showing: .form("Coffee", saves: true))
        try await user.sees(
            .list(try user.folder.stored()), passing: [.list([], works: true)],
            lookAt: "journey 5, which fails as well")
        try lifts(finger, showing: .list(try user.folder.stored()), user)
        try user.goesBack(showing: .greeting, lookAt: "whether the app can still be used")

        // Deleting is under way: the row is still there, and opens.
        finger = try await pressesLastRow(user)
        try user.taps("Delete all", showing: .list(items, works: true))
        try user.does("lift the finger from row 2 at once", showing: .detail(items[2])) { _ in finger.lift() }
        try await user.sees(
            .detail(items[2]).under("Done", "All items were deleted."),
            lookAt: "what is told when another screen has covered the list")
        try user.taps("OK", showing: .detail(items[2]))
        try user.goesBack(showing: .list([]), lookAt: "what the list shows after deleting")
        try user.goesBack(showing: .greeting, lookAt: "whether the app can still be used")
    }

    @MainActor
    private static func pressesLastRow(_ user: User) async throws -> Finger {
        try user.launches(with: StoredItem.three)
        try user.opensList()
        try await user.sees(.list(StoredItem.three), lookAt: "journey 1, which fails as well")
        return try user.does("hold a finger on row 2", showing: .list(StoredItem.three)) { try $0.press(row: 2) }
    }

    @MainActor
    private static func deletesAll(_ user: User) async throws {
        try user.taps("Delete all", showing: .list(StoredItem.three, works: true))
        try await user.sees(
            .list([]).under("Done", "All items were deleted."), lookAt: "journey 8, which fails as well")
        try user.taps("OK", showing: .list([]))
    }

    @MainActor
    private static func lifts(_ finger: Finger, showing picture: Picture, _ user: User) throws {
        try user.does(
            "lift the finger from row 2", showing: picture,
            lookAt: "didSelectRowAt: the index path may be older than the rows"
        ) { _ in finger.lift() }
    }
}
