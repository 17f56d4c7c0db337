nonisolated extension Journey {
    static let relaunch: Journey = Journey(10, "relaunch", "a relaunch shows what is stored, in the stored order") {
        user in
        try user.launches()
        try user.opensList()
        try await user.sees(.list([]), lookAt: "journey 2, which fails as well")
        for name in ["Tea", "Bread"] {
            let before = try user.folder.stored()
            try user.taps("Add", showing: .form())
            try user.types(name, into: "Name", showing: .form(name))
            try user.taps("Save", showing: .form(name, saves: true))
            try await user.sees(
                .list(try user.folder.stored()), passing: [.list(before, works: true)],
                lookAt: "journey 5, which fails as well")
        }
        try user.launches()
        try user.opensList()
        let stored = try user.folder.stored()
        try user.findsStored("the file holds Tea, then Bread", lookAt: "where items are kept: memory ends with the app")
        {
            $0.map(\.name) == ["Tea", "Bread"]
        }
        try await user.sees(.list(stored), lookAt: "where the list reads its items from, and what sorts them")

        let turned = Array(StoredItem.three.reversed())
        try user.launches(with: turned)
        try user.opensList()
        try await user.sees(.list(turned), lookAt: "sorting: the order of the file is the order on screen")
    }
}
