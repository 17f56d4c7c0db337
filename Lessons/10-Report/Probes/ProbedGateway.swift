/// A gateway to a manager with a probe on it.
final class ProbedGateway: EntityGateway {
    let transactionManager: any TransactionManager

    init(transactionManager: any TransactionManager) {
        self.transactionManager = transactionManager
    }
}
