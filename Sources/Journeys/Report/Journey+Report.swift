nonisolated extension Journey {
    /// The journeys of the report app, in order.
    public static let ofReportApp: [Journey] = [
        openReport, noReport, noTransactions, notAvailable, unsorted, malformed, cutOff, longReport,
    ]
}
