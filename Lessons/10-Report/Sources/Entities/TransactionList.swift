/// The transactions of one group.
nonisolated struct TransactionList: Equatable {
    let group: TransactionGroup
    /// The oldest day first; nil when the bank can't say at the moment, which is not the same as none.
    var transactions: [Transaction]?
}
