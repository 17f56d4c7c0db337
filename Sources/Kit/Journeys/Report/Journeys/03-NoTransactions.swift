nonisolated extension Journey {
    static let noTransactions: Journey = Journey(
        3, "no-transactions", "a group without transactions says so, has no total, and adds nothing to the whole"
    ) { user in
        try await user.opensReport(
            of: ["posted;2026-03-02;debit;3.40;Bakery", "end;1"], in: "launch the app with posted transactions alone",
            sees: .report(
                "the report without authorized transactions",
                [
                    .group("Authorized transactions"), .message("There are no authorized transactions."),
                    .group("Posted transactions"), .day("Mar 02, 2026"), .transaction("Bakery", "3.40"),
                    .total("Total posted", "3.40"),
                    .total("Total", "3.40"),
                ]), lookAt: "what a group shows that has no transactions")
    }
}
