nonisolated extension Journey {
    static let deleteFailure: Journey = Journey(9, "delete-failure", "a delete failure is told and keeps the rows") {
        user in
        let items = StoredItem.three
        try user.launches(with: items)
        try user.opensList()
        try await user.sees(.list(items), lookAt: "journey 1, which fails as well")
        try user.meanwhile("the folder can't be written to") { try $0.block() }
        try user.taps(
            "Delete all", showing: .list(items, works: true), lookAt: "when the rows go: only after the file is empty")
        try await user.sees(
            .list(items).under("Error", "Your items could not be deleted."),
            lookAt: "what happens to an error while deleting; the rows, the indicator and the button after it")
        try user.taps("OK", showing: .list(items), lookAt: "when the rows go: only after the file is empty")

        try user.meanwhile("the folder can be written to again") { try $0.unblock() }
        try user.findsStored("the file holds the three items", lookAt: "what deleting did before it failed") {
            $0 == items
        }
        try user.taps("Delete all", showing: .list(items, works: true))
        try await user.sees(
            .list([]).under("Done", "All items were deleted."),
            lookAt: "whether Delete all can be tapped again after a failure")
    }
}
