nonisolated extension Change {
    static let note: Change = Change(
        "note", "an item has a note",
        journey: Journey(17, "note", "a note is typed into the form, stored, and shown by the detail") { user in
            let items = StoredItem.three
            try user.launches(with: items)
            try user.opensList()
            try await user.sees(.list(items), lookAt: "whether a file without notes can still be read")
            try user.selectsRow(1, showing: .detail(items[1]), lookAt: "an item without a note has no line for it")
            try user.goesBack(showing: .list(items))

            try user.taps("Add", showing: .form())
            try user.types("Coffee", into: "Name", showing: .form("Coffee"))
            try user.types("Two bags", into: "Note", showing: .form("Coffee").noting("Two bags"))
            try user.taps("Save", showing: .form("Coffee", saves: true).noting("Two bags"))
            try await user.sees(
                .list(try user.folder.stored()), passing: [.list(items, works: true)],
                lookAt: "journey 5, which fails as well")
            let coffee = try user.folder.stored()[3]
            try user.selectsRow(3, showing: .detail(coffee).noted("Two bags"), lookAt: "what the detail is given")

            try user.launches()
            try user.opensList()
            try await user.sees(.list(items + [coffee]), lookAt: "journey 10, which fails as well")
            try user.selectsRow(3, showing: .detail(coffee).noted("Two bags"), lookAt: "whether the note is stored")
        },
        adaptation: { picture in
            picture.hasLine("field \"Note\"")
                ? picture : picture.inserting("field \"Note\", empty", after: "field \"Name\"")
        })
}

nonisolated extension Picture {
    /// The form with a note typed into it.
    fileprivate func noting(_ note: String) -> Picture {
        inserting("field \"Note\", holds \"\(note)\" in label", after: "field \"Name\"")
    }

    /// The detail with a note below the date.
    fileprivate func noted(_ note: String) -> Picture {
        Picture("\(name) with its note", lines + ["text \"\(note)\" in label"])
    }
}
