nonisolated extension Journey {
    static let notAvailable: Journey = Journey(
        4, "not-available", "a group that is not available says so, and the whole is not called a total"
    ) { user in
        try await user.opensReport(
            of: ["authorized;2026-03-02;debit;3.40;Bakery", "posted;unavailable", "end;1"],
            in: "launch the app while posted transactions are not available",
            sees: .report(
                "the report without a group",
                [
                    .group("Authorized transactions"), .day("Mar 02, 2026"), .transaction("Bakery", "3.40"),
                    .total("Total authorized", "3.40"),
                    .group("Posted transactions"), .message("Posted transactions are not available now."),
                    .total("Total of what is available", "3.40"),
                ]), lookAt: "not available is not the same as none: neither the message nor the total may say so")
    }
}
