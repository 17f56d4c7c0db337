nonisolated extension Journey {
    static let deleteFailure = Journey(9, "delete-failure", "a delete failure is told and keeps the rows") { user in
        try user.launches(with: StoredItem.three)
        try user.opensList()
        try await user.sees(.names(StoredItem.three), lookAt: "journey 1, which fails as well")
        try user.meanwhile("the folder can't be written to") { try $0.block() }
        try user.taps("Delete all")
        try await user.sees(
            .alert("Error", "Your items could not be deleted."), lookAt: "what happens to an error while deleting")
        try user.taps("OK")
        try await user.sees(.noAlert, lookAt: "what OK does")
        try user.seesNow(.names(StoredItem.three), lookAt: "when the rows go: only after the file is empty")
        try user.seesNow(.rest, lookAt: "the indicator when deleting fails")

        try user.meanwhile("the folder can be written to again") { try $0.unblock() }
        try user.findsStored("the file holds the three items", lookAt: "what deleting did before it failed") {
            $0 == StoredItem.three
        }
        try user.taps("Delete all")
        try await user.sees(
            .alert("Done", "All items were deleted."), lookAt: "whether Delete all can be tapped again after a failure")
    }
}
