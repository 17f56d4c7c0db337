import HeadlessUIKit

nonisolated extension Journey {
    static let staleRow = Journey(
        11, "stale-row", "a touch on a row that is gone by the time it ends crashes nothing and opens nothing"
    ) { user in
        // All rows are gone.
        var finger = try await pressesLastRow(user)
        try await deletesAll(user)
        try user.does("lift the finger from row 2") { _ in finger.lift() }
        try await staysOnList(showing: "No items yet", user)

        // There are rows again, but not as many.
        finger = try await pressesLastRow(user)
        try await deletesAll(user)
        try user.taps("Add")
        try user.types("Coffee", into: "Name")
        try user.taps("Save")
        try await user.sees(.title("Items"), lookAt: "journey 5, which fails as well")
        try await user.sees(.text("Coffee"), lookAt: "journey 5, which fails as well")
        try user.does("lift the finger from row 2") { _ in finger.lift() }
        try await staysOnList(showing: "Coffee", user)

        // Deleting is under way: the row is still there and may open.
        finger = try await pressesLastRow(user)
        try user.taps("Delete all")
        try user.does("lift the finger from row 2 at once") { _ in finger.lift() }
        try await user.sees(
            .alert("Done", "All items were deleted."), lookAt: "what is told when another screen has covered the list")
        try user.taps("OK")
        if user.screen.title == "Item" { try user.goesBack() }
        try await staysOnList(showing: "No items yet", user)
    }

    @MainActor
    private static func pressesLastRow(_ user: User) async throws -> Finger {
        try user.launches(with: StoredItem.three)
        try user.opensList()
        try await user.sees(.names(StoredItem.three), lookAt: "journey 1, which fails as well")
        return try user.does("hold a finger on row 2") { try $0.press(row: 2) }
    }

    @MainActor
    private static func deletesAll(_ user: User) async throws {
        try user.taps("Delete all")
        try await user.sees(.alert("Done", "All items were deleted."), lookAt: "journey 8, which fails as well")
        try user.taps("OK")
        try await user.sees(.text("No items yet"), lookAt: "journey 8, which fails as well")
    }

    @MainActor
    private static func staysOnList(showing text: String, _ user: User) async throws {
        try await user.sees(.title("Items"), lookAt: "didSelectRowAt: the index path may be older than the rows")
        try await user.sees(.text(text), lookAt: "what the list shows after deleting")
        try user.goesBack()
        try await user.sees(.text("Show items"), lookAt: "whether the app can still be used")
    }
}
