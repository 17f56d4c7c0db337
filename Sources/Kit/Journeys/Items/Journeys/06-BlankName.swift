nonisolated extension Journey {
    static let blankName: Journey = Journey(
        6, "blank-name", "a blank name is refused with a message, and nothing is stored"
    ) { user in
        let items = [StoredItem.three[0]]
        try user.launches(with: items)
        let before = user.folder.bytes
        try user.opensList()
        try await user.sees(.list(items), lookAt: "journey 1, which fails as well")
        try user.taps("Add", showing: .form())
        for name in ["", "   ", " \t "] {
            if !name.isEmpty { try user.types(name, into: "Name", showing: .form(name)) }
            try user.taps(
                "Save", showing: .form(name).under("Error", "Please enter a name."),
                lookAt: "the rule: a name of white space alone is blank")
            try user.taps("OK", showing: .form(name), lookAt: "what happens to the form when a name is refused")
            guard user.folder.bytes == before else {
                throw user.failure(
                    expected: "the file is as it was", found: "it was written",
                    lookAt: "whether the rule is asked before the item is stored")
            }
        }
        try user.goesBack(showing: .list(items), lookAt: "what the list shows after nothing was added")
    }
}
