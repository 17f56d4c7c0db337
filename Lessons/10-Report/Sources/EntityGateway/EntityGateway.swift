/// Where a use case gets its entity managers from.
protocol EntityGateway: AnyObject {
    var transactionManager: any TransactionManager { get }
}
