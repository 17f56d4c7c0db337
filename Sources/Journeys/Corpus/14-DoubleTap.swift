nonisolated extension Journey {
    static let doubleTap = Journey(14, "double-tap", "a double tap on Save stores one item") { user in
        user.launches()
        try user.opensList()
        try await user.sees(.text("No items yet"), lookAt: "journey 2, which fails as well")
        try user.taps("Add")
        try user.types("Milk", into: "Name")
        try user.doubleTaps("Save")
        try await user.sees(.title("Items"), lookAt: "where two saves lead: back once, not twice")
        try await user.sees(.text("Milk"), lookAt: "journey 5, which fails as well")
        try await user.sees(.rest, lookAt: "the indicator after the list loaded again")
        // Through the store once more, behind whatever a second tap may have sent there.
        user.launches()
        try user.opensList()
        try await user.sees(.text("Milk"), lookAt: "journey 10, which fails as well")
        try user.findsStored(
            "the file holds Milk once", lookAt: "what the button does while saving: it has to be disabled at once"
        ) { $0.map(\.name) == ["Milk"] }
        let stored = try user.folder.stored()
        try await user.sees(.names(stored), lookAt: "whether the list shows what is stored")
    }
}
