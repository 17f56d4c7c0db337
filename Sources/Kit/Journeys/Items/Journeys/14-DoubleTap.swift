nonisolated extension Journey {
    static let doubleTap: Journey = Journey(14, "double-tap", "a double tap on Save stores one item") { user in
        try user.launches()
        try user.opensList()
        try await user.sees(.list([]), lookAt: "journey 2, which fails as well")
        try user.taps("Add", showing: .form())
        try user.types("Milk", into: "Name", showing: .form("Milk"))
        try user.doubleTaps(
            "Save", showing: .form("Milk", saves: true),
            lookAt: "what the button does while saving: it has to be disabled at once")
        try await user.sees(
            .list(try user.folder.stored()), passing: [.list([], works: true)],
            lookAt: "where two saves lead: back once, not twice")
        // Through the store once more, behind whatever a second tap may have sent there.
        try user.launches()
        try user.opensList()
        try user.findsStored(
            "the file holds Milk once", lookAt: "what the button does while saving: it has to be disabled at once"
        ) { $0.map(\.name) == ["Milk"] }
        try await user.sees(.list(try user.folder.stored()), lookAt: "whether the list shows what is stored")
    }
}
