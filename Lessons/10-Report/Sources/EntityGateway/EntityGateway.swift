/// The source of a use case's entity managers.
protocol EntityGateway: AnyObject {
    var transactionManager: any TransactionManager { get }
}
