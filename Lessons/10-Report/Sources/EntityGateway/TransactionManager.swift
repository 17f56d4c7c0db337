/// Gets the transactions, wherever they are kept.
protocol TransactionManager: AnyObject {
    /// Gets a list for each group, in the order of the report; no list at all when the bank has sent nothing yet.
    func fetchAll(then answer: @escaping Answer<[TransactionList]>)
}
