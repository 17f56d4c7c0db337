nonisolated extension Journey {
    static let leaving = Journey(
        13, "leaving", "leaving a screen frees its controller and everything of its module"
    ) { user in
        try user.launches(with: StoredItem.three)
        try await user.leaves(for: .title("Welcome")) {
            try user.opensList()
            try await user.sees(.names(StoredItem.three), lookAt: "journey 1, which fails as well")
        }
        try await user.leaves("go back while the list still loads", for: .title("Welcome")) {
            try user.opensList()
            try user.seesNow(.loading, lookAt: "journey 1, which fails as well")
        }
        try user.opensList()
        try await user.sees(.names(StoredItem.three), lookAt: "journey 1, which fails as well")
        try await user.leaves(for: .title("Items")) {
            try user.selectsRow(1)
            try await user.sees(.title("Item"), lookAt: "journey 4, which fails as well")
        }
        try await user.leaves(for: .title("Items")) {
            try user.taps("Add")
            try await user.sees(.title("Add item"), lookAt: "journey 5, which fails as well")
            try user.types("Milk", into: "Name")
        }
        try await user.leaves("go back while the item is still being saved", for: .title("Items")) {
            try user.taps("Add")
            try await user.sees(.title("Add item"), lookAt: "journey 5, which fails as well")
            try user.types("Coffee", into: "Name")
            try user.taps("Save")
        }
        await user.pauses()
        try await user.sees(.title("Items"), lookAt: "who goes back when a save ends: not a form that was left")
    }
}
