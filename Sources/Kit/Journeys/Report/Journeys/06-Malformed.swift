nonisolated extension Journey {
    static let malformed: Journey = Journey(
        6, "malformed", "a line that can't be read is an error that names it and says what should be there"
    ) { user in
        let lines = [
            ("pending;2026-03-02;debit;1.00;Kiosk", "It should begin with authorized, posted or end."),
            (
                "posted;2026-03-02;debit;1.00",
                "It should have five parts: group, day, debit or credit, amount, payee."
            ),
            ("posted;2026-02-30;debit;1.00;Kiosk", "Its second part should be a day, such as 2026-03-02."),
            ("posted;2026-03-02;minus;1.00;Kiosk", "Its third part should be debit or credit."),
            ("posted;2026-03-02;debit;12,50;Kiosk", "Its fourth part should be an amount, such as 3.40."),
            ("posted;2026-03-02;debit;1.00;", "Its last part should name a payee."),
        ]
        for (line, reason) in lines {
            try await user.opensReport(
                of: ["authorized;2026-03-02;debit;3.40;Bakery", line, "end;2"], in: "launch the app with \"\(line)\"",
                sees: .reportError(inLine: 2, reason),
                lookAt: "what the entity manager accepts as group, day, debit or credit, amount and payee")
        }
    }
}
