nonisolated extension Journey {
    static let saveFailure = Journey(
        7, "save-failure", "a save failure is told and keeps what was typed, and the same Save works once it can"
    ) { user in
        try user.launches(with: [StoredItem.three[0]])
        try user.opensList()
        try await user.sees(.names([StoredItem.three[0]]), lookAt: "journey 1, which fails as well")
        try user.taps("Add")
        try user.types("Bread", into: "Name")
        try user.toggles("Enabled")
        try user.meanwhile("the folder can't be written to") { try $0.block() }
        try user.taps("Save")
        try await user.sees(
            .alert("Error", "The item could not be saved."), lookAt: "what happens to an error while storing")
        try user.taps("OK")
        try await user.sees(.noAlert, lookAt: "what OK does")
        try user.seesNow(.title("Add item"), lookAt: "what closes the form: only a save that succeeded may")
        try user.seesNow(
            .value("Bread", of: "Name"), lookAt: "what clears the field: a failed save keeps what was typed")
        try user.seesNow(.value("off", of: "Enabled"), lookAt: "what resets the switch: a failed save keeps it")
        try user.seesNow(.rest, lookAt: "the indicator when a save fails")

        try user.meanwhile("the folder can be written to again") { try $0.unblock() }
        try user.taps("Save")
        try await user.sees(.title("Items"), lookAt: "whether Save can be pressed again after a failure")
        try await user.sees(.text("Bread"), lookAt: "whether the list learns that it has to load again")
        try user.findsStored("the file holds Milk, then Bread, disabled", lookAt: "what the second Save stored") {
            $0.map(\.name) == ["Milk", "Bread"] && $0.last?.enabled == false
        }
    }
}
