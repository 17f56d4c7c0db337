nonisolated extension Journey {
    static let deleteAll: Journey = Journey(
        8, "delete-all", "\"Delete all\" empties the list and the file, and says so"
    ) { user in
        try user.launches(with: StoredItem.three)
        try user.opensList()
        try await user.sees(.list(StoredItem.three), lookAt: "journey 1, which fails as well")
        try user.taps(
            "Delete all", showing: .list(StoredItem.three, works: true),
            lookAt: "the indicator and the button while items are deleted; the rows, which stay until they are")
        try await user.sees(
            .list([]).under("Done", "All items were deleted."), lookAt: "what is told when deleting succeeded")
        try user.taps("OK", showing: .list([]), lookAt: "what the list shows once everything is deleted")
        try user.findsStored("the file holds no items", lookAt: "whether deleting reaches the file") { $0.isEmpty }
        try user.launches()
        try user.opensList()
        try await user.sees(.list([]), lookAt: "whether deleting reaches the file")
    }
}
