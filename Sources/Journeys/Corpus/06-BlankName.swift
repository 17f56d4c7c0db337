nonisolated extension Journey {
    static let blankName = Journey(
        6, "blank-name", "a blank name is refused with a message, and nothing is stored"
    ) { user in
        try user.launches(with: [StoredItem.three[0]])
        let before = user.folder.bytes
        try user.opensList()
        try await user.sees(.names([StoredItem.three[0]]), lookAt: "journey 1, which fails as well")
        try user.taps("Add")
        for name in ["", "   ", " \t "] {
            if !name.isEmpty { try user.types(name, into: "Name") }
            try user.taps("Save")
            try await user.sees(
                .alert("Error", "Please enter a name."), lookAt: "the rule: a name of white space alone is blank")
            try user.taps("OK")
            try await user.sees(.noAlert, lookAt: "what OK does")
            try user.seesNow(.title("Add item"), lookAt: "what happens to the form when a name is refused")
            guard user.folder.bytes == before else {
                throw user.failure(
                    expected: "the file is as it was", found: "it was written",
                    lookAt: "whether the rule is asked before the item is stored")
            }
        }
        try user.goesBack()
        try await user.sees(.names([StoredItem.three[0]]), lookAt: "what the list shows after nothing was added")
    }
}
