nonisolated extension Journey {
    static let itemDetail = Journey(4, "item-detail", "a row opens its detail, and back returns to the list") { user in
        let items = StoredItem.three
        try user.launches(with: items)
        try user.opensList()
        try await user.sees(.names(items), lookAt: "journey 1, which fails as well")
        for index in [1, 2] {
            try user.selectsRow(index)
            try await user.sees(.title("Item"), lookAt: "what a tapped row pushes")
            try await user.sees(.text(items[index].name), lookAt: "which item is handed on to the detail")
            try user.seesNow(
                .text(items[index].enabled ? "Enabled" : "Disabled"), lookAt: "the text for the item's state")
            try user.seesNow(
                .text(items[index].shownDate), lookAt: "the detail's date: its format, its locale and its time zone")
            try user.goesBack()
            try await user.sees(.title("Items"), lookAt: "what back does on the detail")
            try await user.sees(.names(items), lookAt: "what the list does when it appears again")
        }
    }
}
