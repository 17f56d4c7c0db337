nonisolated extension Journey {
    static let cutOff: Journey = Journey(
        7, "cut-off", "a report that was cut off is an error, and is shown once the rest has come"
    ) { user in
        let bakery = "authorized;2026-03-02;debit;3.40;Bakery"
        let error = Picture.reportError(inLine: 2, "The file is cut off here: its end is missing.")
        try user.folder.store(report: "\(bakery)\nposted;2026-0")
        try await user.opensReport(
            in: "launch the app with a report cut off in a line", sees: error,
            lookAt: "a last line without an end, which has too few parts as well")
        try await user.opensReport(
            of: [bakery, "posted;2026-03-03;debit;51.00;Train"],
            in: "launch the app with a report cut off at a line's end",
            sees: error, lookAt: "the file's last line, which has the number of transactions")
        try user.meanwhile("the rest of the report comes") {
            try $0.store(report: [bakery, "posted;2026-03-03;debit;51.00;Train", "end;2"])
        }
        try await user.opensReport(
            sees: .report(
                "the whole report",
                [
                    .group("Authorized transactions"), .day("Mar 02, 2026"), .transaction("Bakery", "3.40"),
                    .total("Total authorized", "3.40"),
                    .group("Posted transactions"), .day("Mar 03, 2026"), .transaction("Train", "51.00"),
                    .total("Total posted", "51.00"),
                    .total("Total", "54.40"),
                ]), lookAt: "what is kept from a report that was wrong")
    }
}
