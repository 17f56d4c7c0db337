nonisolated extension Change {
    static let sortByName: Change = Change(
        "sort-by-name", "the list can be sorted by name",
        journey: Journey(18, "sort-by-name", "the list is sorted by name on demand, and again after a restart") {
            user in
            var items = StoredItem.three
            items[1].name = "bread"
            let sorted = [items[1], items[0], items[2]]
            try user.launches(with: items)
            try user.opensList()
            try await user.sees(.list(items), lookAt: "the order at first: as stored")
            try user.taps(
                "Sort by name", showing: .list(sorted).inNameOrder, lookAt: "what compares the names: case is no matter"
            )
            try user.selectsRow(0, showing: .detail(items[1]), lookAt: "which item belongs to a row once it is sorted")
            try user.goesBack(showing: .list(sorted).inNameOrder)

            try user.launches()
            try user.taps(
                "Show items", showing: .list(nil, works: true).inNameOrder, lookAt: "what remembers the order")
            try await user.sees(.list(sorted).inNameOrder, lookAt: "what remembers the order")
            try user.taps("Stored order", showing: .list(items), lookAt: "the way back to the stored order")
            try user.findsStored("the file keeps its order", lookAt: "sorting is for the screen, not for the file") {
                $0 == items
            }
            try user.launches()
            try user.opensList()
            try await user.sees(.list(items), lookAt: "what remembers the order")
        },
        adaptation: { picture in
            picture.hasLine("bar button \"Stored order\"")
                ? picture : picture.inserting("bar button \"Sort by name\"", before: "bar button \"Delete all\"")
        })
}

nonisolated extension Picture {
    /// The list with the button that leads back to the stored order.
    fileprivate var inNameOrder: Picture {
        inserting("bar button \"Stored order\"", before: "bar button \"Delete all\"")
    }
}
