nonisolated extension Journey {
    static let relaunch = Journey(10, "relaunch", "a relaunch shows what is stored, in the stored order") { user in
        user.launches()
        try user.opensList()
        try await user.sees(.text("No items yet"), lookAt: "journey 2, which fails as well")
        for name in ["Tea", "Bread"] {
            try user.taps("Add")
            try user.types(name, into: "Name")
            try user.taps("Save")
            try await user.sees(.title("Items"), lookAt: "journey 5, which fails as well")
            try await user.sees(.text(name), lookAt: "journey 5, which fails as well")
        }
        user.launches()
        try user.opensList()
        let stored = try user.folder.stored()
        try user.findsStored("the file holds Tea, then Bread", lookAt: "where items are kept: memory ends with the app")
        {
            $0.map(\.name) == ["Tea", "Bread"]
        }
        try await user.sees(.names(stored), lookAt: "where the list reads its items from, and what sorts them")

        let turned = Array(StoredItem.three.reversed())
        try user.launches(with: turned)
        try user.opensList()
        try await user.sees(.names(turned), lookAt: "sorting: the order of the file is the order on screen")
    }
}
