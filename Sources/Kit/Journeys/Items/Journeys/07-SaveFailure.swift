nonisolated extension Journey {
    static let saveFailure: Journey = Journey(
        7, "save-failure", "a save failure is told and keeps what was typed, and the same Save works once it can"
    ) { user in
        let items = [StoredItem.three[0]]
        try user.launches(with: items)
        try user.opensList()
        try await user.sees(.list(items), lookAt: "journey 1, which fails as well")
        try user.taps("Add", showing: .form())
        try user.types("Bread", into: "Name", showing: .form("Bread"))
        try user.toggles("Enabled", showing: .form("Bread", enabled: false))
        try user.meanwhile("the folder can't be written to") { try $0.block() }
        try user.taps(
            "Save", showing: .form("Bread", enabled: false, saves: true),
            lookAt: "what clears the field: a save keeps what was typed, for it may fail")
        try await user.sees(
            .form("Bread", enabled: false).under("Error", "The item could not be saved."),
            lookAt: "what happens to an error while storing: it is told, and Save can be pressed again")
        try user.taps(
            "OK", showing: .form("Bread", enabled: false),
            lookAt: "what closes or clears the form: a failed save keeps what was typed")

        try user.meanwhile("the folder can be written to again") { try $0.unblock() }
        try user.taps("Save", showing: .form("Bread", enabled: false, saves: true))
        try await user.sees(
            .list(try user.folder.stored()), passing: [.list(items, works: true)],
            lookAt: "whether the list learns that it has to load again")
        try user.findsStored("the file holds Milk, then Bread, disabled", lookAt: "what the second Save stored") {
            $0.map(\.name) == ["Milk", "Bread"] && $0.last?.enabled == false
        }
    }
}
