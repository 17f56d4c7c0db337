nonisolated extension Journey {
    static let leaving: Journey = Journey(
        13, "leaving", "leaving a screen frees its controller and everything of its module"
    ) { user in
        let items = StoredItem.three
        try user.launches(with: items)
        try await user.leaves(for: .greeting) {
            try user.opensList()
            try await user.sees(.list(items), lookAt: "journey 1, which fails as well")
        }
        try await user.leaves("go back while the list still loads", for: .greeting) {
            try user.opensList()
        }
        try user.opensList()
        try await user.sees(.list(items), lookAt: "journey 1, which fails as well")
        try await user.leaves(for: .list(items)) {
            try user.selectsRow(1, showing: .detail(items[1]), lookAt: "journey 4, which fails as well")
        }
        try await user.leaves(for: .list(items)) {
            try user.taps("Add", showing: .form())
            try user.types("Milk", into: "Name", showing: .form("Milk"))
        }
        try await user.leaves("go back while the item is still being saved", for: .list(items)) {
            try user.taps("Add", showing: .form())
            try user.types("Coffee", into: "Name", showing: .form("Coffee"))
            try user.taps("Save", showing: .form("Coffee", saves: true))
        }
        try await user.waits(
            for: "the file holds Coffee as well", lookAt: "whether a save outlives the form that was left",
            until: { (try? user.folder.stored().map(\.name)) == items.map(\.name) + ["Coffee"] },
            found: { "it does not" })
        try await user.sees(
            .list(try user.folder.stored()), passing: [.list(items, works: true)],
            lookAt: "who hears of an item whose form was left; who goes back when a save ends: not that form")
        await user.pauses()
        try user.seesNow(
            .list(try user.folder.stored()), lookAt: "who goes back when a save ends: not a form that was left")
    }
}
