nonisolated extension Journey {
    static let openReport: Journey = Journey(
        1, "open-report", "opening the report shows that it loads, then groups, days, transactions and totals"
    ) { user in
        try await user.opensReport(
            of: [
                "authorized;2026-03-02;debit;3.40;Bakery",
                "authorized;2026-03-02;debit;51.00;Train to Bern",
                "authorized;2026-03-04;debit;0.07;Parking",
                "posted;2026-02-27;debit;1200;Rent",
                "posted;2026-03-02;credit;18.9;Book shop, refund",
                "end;5",
            ], in: "launch the app with two groups of transactions",
            sees: .report(
                "the report of two groups",
                [
                    .group("Authorized transactions"),
                    .day("Mar 02, 2026"), .transaction("Bakery", "3.40"), .transaction("Train to Bern", "51.00"),
                    .day("Mar 04, 2026"), .transaction("Parking", "0.07"),
                    .total("Total authorized", "54.47"),
                    .group("Posted transactions"),
                    .day("Feb 27, 2026"), .transaction("Rent", "1200.00"),
                    .day("Mar 02, 2026"), .transaction("Book shop, refund", "-18.90"),
                    .total("Total posted", "1181.10"),
                    .total("Total", "1235.57"),
                ]),
            lookAt: "a day is shown once above its transactions; a credit counts down; amounts have two decimals")
    }
}
