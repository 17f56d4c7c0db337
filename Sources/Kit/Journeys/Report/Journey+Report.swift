nonisolated extension Journey {
    /// The journeys of the report app, in order.
    package static let ofReportApp: [Journey] = [
        openReport, noReport, noTransactions, notAvailable, unsorted, malformed, cutOff, longReport,
    ]
}
