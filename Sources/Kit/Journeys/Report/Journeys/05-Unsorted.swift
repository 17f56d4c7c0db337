nonisolated extension Journey {
    static let unsorted: Journey = Journey(
        5, "unsorted", "a report out of order is an error that names the line, and nothing of it is shown"
    ) { user in
        let reason = "It belongs further up: authorized before posted, and each by day."
        let (bakery, train) = ("authorized;2026-03-02;debit;3.40;Bakery", "posted;2026-03-03;debit;51.00;Train")
        try await user.opensReport(
            of: [bakery, "authorized;2026-03-01;debit;1.00;Kiosk", train, "end;3"],
            in: "launch the app with a day above an earlier one", sees: .reportError(inLine: 2, reason),
            lookAt: "who checks that a day is not earlier than the one above")
        try await user.opensReport(
            of: [train, bakery, "end;2"], in: "launch the app with the groups in another order",
            sees: .reportError(inLine: 2, reason), lookAt: "who checks that groups come in order")
    }
}
