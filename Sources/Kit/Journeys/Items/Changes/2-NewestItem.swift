nonisolated extension Change {
    static let newestItem: Change = Change(
        "newest-item", "the greeting names the newest item",
        journey: Journey(16, "newest-item", "the greeting names the item with the latest date, if there is one") {
            user in
            let items = StoredItem.three
            try user.launches(with: [items[1], items[0], items[2]])
            try await user.sees(.greeting(naming: "Milk"), lookAt: "the newest by its date, wherever it is stored")
            try user.opensList()
            try await user.sees(.list([items[1], items[0], items[2]]), lookAt: "journey 1, which fails as well")
            try user.taps("Add", showing: .form())
            try user.types("Coffee", into: "Name", showing: .form("Coffee"))
            try user.taps("Save", showing: .form("Coffee", saves: true))
            try await user.sees(
                .list(try user.folder.stored()), passing: [.list([items[1], items[0], items[2]], works: true)],
                lookAt: "journey 5, which fails as well")
            try user.goesBack(
                showing: .greeting(naming: "Milk"), lookAt: "what was shown stays until the items are read again")
            try await user.sees(
                .greeting(naming: "Coffee"), lookAt: "whether the greeting reads the items each time it appears")

            try user.launches(with: [])
            await user.pauses()
            try user.seesNow(.greeting, lookAt: "without items there is nothing to name")
            try user.meanwhile("the file is cut off") { try $0.breakFile() }
            try user.launches()
            await user.pauses()
            try user.seesNow(
                .greeting, lookAt: "the list tells of a file that can't be read; the greeting says nothing")
        },
        // On the way back the greeting names an item, at a moment that these two do not know.
        ending: [11, 13])
}

nonisolated extension Picture {
    /// The greeting with the newest item's name below it.
    fileprivate static func greeting(naming name: String) -> Picture {
        let longer = Picture.greeting.inserting(
            "text \"Newest: \(name)\" in label", after: "text \"Keep track of your items.\"")
        return Picture("the greeting that names \(name)", longer.lines)
    }
}
