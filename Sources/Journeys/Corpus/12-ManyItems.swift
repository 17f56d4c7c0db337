nonisolated extension Journey {
    static let manyItems = Journey(
        12, "many-items", "with 5,000 items only the visible cells are built, and scrolling uses them again"
    ) { user in
        let items = StoredItem.many(5_000)
        try user.launches(with: items)
        try user.opensList()
        try await user.sees(.row(0, items[0]), lookAt: "journey 1, which fails as well")
        let screenful = user.screen.rows.count
        try staysAScreenful(screenful, user)
        for _ in 1...5 {
            try user.does("scroll by a screen") { $0.scroll(by: screenful) }
        }
        let middle = 5 * screenful
        try await user.sees(
            .row(middle, items[middle]), lookAt: "whether a reused cell gets all of its new row's values")
        try staysAScreenful(screenful, user)
        try user.does("scroll to the end") { $0.scroll(by: 5_000) }
        try await user.sees(.row(4_999, items[4_999]), lookAt: "whether a reused cell gets all of its new row's values")
        try user.selectsRow(4_999)
        try await user.sees(.text("Item 4999"), lookAt: "which item is handed on to the detail")
        try user.goesBack()
        try await user.sees(.title("Items"), lookAt: "what back does on the detail")
        try staysAScreenful(screenful, user)
    }

    @MainActor
    private static func staysAScreenful(_ screenful: Int, _ user: User) throws {
        // A table may hold a second screenful for reuse; that is the most that a user's scrolling explains.
        guard screenful < 100, user.screen.liveCellCount <= 2 * screenful else {
            throw user.failure(
                expected: "about as many cells as rows fit on the screen",
                found: "\(user.screen.liveCellCount) cells live, and \(screenful) rows fit",
                lookAt: "cellForRowAt: one reuse identifier for all rows, dequeued and not constructed")
        }
    }
}
