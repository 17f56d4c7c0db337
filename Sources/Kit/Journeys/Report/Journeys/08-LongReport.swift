nonisolated extension Journey {
    static let longReport: Journey = Journey(
        8, "long-report", "of 5,000 transactions only the visible cells are built, and scrolling uses them again"
    ) { user in
        let lines = (0..<5_000).map { "posted;2026-03-02;debit;0.01;Payee \($0)" }
        let top: [ReportRow] = [
            .group("Authorized transactions"), .message("There are no authorized transactions."),
            .group("Posted transactions"), .day("Mar 02, 2026"),
        ]
        let transactions = (0..<5_000).map { ReportRow.transaction("Payee \($0)", "0.01") }
        let rows = top + transactions + [.total("Total posted", "50.00"), .total("Total", "50.00")]
        let screenful = 20
        try await user.opensReport(
            of: lines + ["end;5000"], in: "launch the app with 5,000 transactions",
            sees: .report("the top of the long report", Array(rows.prefix(screenful))),
            lookAt: "journey 1, which fails as well")
        try staysAScreenful(user, screenful)
        for place in 1...5 {
            let first = place * screenful
            try user.does(
                "scroll by a screen",
                showing: .report("the long report", from: first, Array(rows[first..<first + screenful])),
                lookAt: "whether a reused cell gets all of its new row's values"
            ) { $0.scroll(by: screenful) }
        }
        try user.does(
            "scroll to the end",
            showing: .report(
                "the end of the long report", from: rows.count - screenful, Array(rows.suffix(screenful))),
            lookAt: "whether a cell that showed a transaction can show a total"
        ) { $0.scroll(by: rows.count) }
        try staysAScreenful(user, screenful)
    }

    @MainActor
    private static func staysAScreenful(_ user: User, _ screenful: Int) throws {
        // Cells of a kind that has left the screen wait for the next row of that kind.
        guard user.screen.liveCellCount <= 2 * screenful else {
            throw user.failure(
                expected: "about as many cells as the \(screenful) rows that fit on the screen",
                found: "\(user.screen.liveCellCount) cells live",
                lookAt: "cellForRowAt: an identifier for each kind of row, dequeued and not constructed")
        }
    }
}
