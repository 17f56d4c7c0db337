nonisolated extension Journey {
    static let manyItems: Journey = Journey(
        12, "many-items", "with 5,000 items only the visible cells are built, and scrolling uses them again"
    ) { user in
        let items = StoredItem.many(5_000)
        try user.launches(with: items)
        try user.opensList()
        let screenful = rowsThatFit
        try await user.sees(rows(0, of: items), lookAt: "journey 1, which fails as well")
        try staysAScreenful(user)
        for screen in 1...5 {
            try user.does(
                "scroll by a screen", showing: rows(screen * screenful, of: items),
                lookAt: "whether a reused cell gets all of its new row's values"
            ) { $0.scroll(by: screenful) }
        }
        try staysAScreenful(user)
        let end = rows(5_000 - screenful, of: items)
        try user.does(
            "scroll to the end", showing: end, lookAt: "whether a reused cell gets all of its new row's values"
        ) { $0.scroll(by: 5_000) }
        try user.selectsRow(4_999, showing: .detail(items[4_999]), lookAt: "which item is handed on to the detail")
        try user.goesBack(showing: end, lookAt: "what back does on the detail")
        try staysAScreenful(user)
    }

    /// On the 24 lines that a journey's screen has, frame and bar aside.
    private static let rowsThatFit = 20

    private static func rows(_ first: Int, of items: [StoredItem]) -> Picture {
        .list(Array(items[first..<first + rowsThatFit]), from: first)
    }

    @MainActor
    private static func staysAScreenful(_ user: User) throws {
        // A table may hold a second screenful for reuse; that is the most that a user's scrolling explains.
        guard user.screen.liveCellCount <= 2 * rowsThatFit else {
            throw user.failure(
                expected: "about as many cells as the \(rowsThatFit) rows that fit on the screen",
                found: "\(user.screen.liveCellCount) cells live",
                lookAt: "cellForRowAt: one reuse identifier for all rows, dequeued and not constructed")
        }
    }
}
