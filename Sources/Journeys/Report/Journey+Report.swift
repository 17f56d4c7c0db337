nonisolated extension Journey {
    /// The journeys of the report app, in order.
    public static let ofReportApp: [Journey] = []
}
