nonisolated extension Journey {
    static let deleteAll = Journey(
        8, "delete-all", "\"Delete all\" empties the list and the file, and says so"
    ) { user in
        try user.launches(with: StoredItem.three)
        try user.opensList()
        try await user.sees(.names(StoredItem.three), lookAt: "journey 1, which fails as well")
        try user.taps("Delete all")
        try await user.sees(.alert("Done", "All items were deleted."), lookAt: "what is told when deleting succeeded")
        try user.taps("OK")
        try await user.sees(.noAlert, lookAt: "what OK does")
        try await user.sees(.text("No items yet"), lookAt: "what the list shows once everything is deleted")
        try user.seesNow(.rows([]), lookAt: "whether the rows are read again after deleting")
        try user.seesNow(.rest, lookAt: "the indicator after deleting")
        try user.findsStored("the file holds no items", lookAt: "whether deleting reaches the file") { $0.isEmpty }
        user.launches()
        try user.opensList()
        try await user.sees(.text("No items yet"), lookAt: "whether deleting reaches the file")
    }
}
