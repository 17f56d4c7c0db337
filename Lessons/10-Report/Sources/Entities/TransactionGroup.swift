/// How far the bank is with a transaction, in the order of the report.
nonisolated enum TransactionGroup: Int, CaseIterable {
    /// Promised to the payee, and not yet paid.
    case authorized
    /// Paid.
    case posted
}
