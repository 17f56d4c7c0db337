nonisolated extension Journey {
    static let noReport: Journey = Journey(
        2, "no-report", "without a file the app says so; when it has come, it is shown"
    ) {
        user in
        try await user.opensReport(
            in: "launch the app",
            sees: .report("the report that is not there", [.message("The bank has not sent a report yet.")]),
            lookAt: "a missing file means that nothing was sent, and is no error")
        try user.meanwhile("the bank sends a report without transactions") { try $0.store(report: ["end;0"]) }
        try await user.opensReport(
            sees: .report(
                "the report without transactions",
                [
                    .group("Authorized transactions"), .message("There are no authorized transactions."),
                    .group("Posted transactions"), .message("There are no posted transactions."),
                    .total("Total", "0.00"),
                ]), lookAt: "a report without transactions is a report")
    }
}
